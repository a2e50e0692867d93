/** Runes everywhere; styles go into files, because the page forbids inline ones. */
export default {
  compilerOptions: { runes: true },
};
