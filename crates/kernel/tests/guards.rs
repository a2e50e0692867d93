//! Guards that must hold at compile time: code that breaks them does not build.

#[test]
fn what_must_not_compile_does_not() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/guards/*.rs");
}
