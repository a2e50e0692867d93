//! What the operator may count and measure. Numbers only: no table, seat or address is named.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The counters of one server.
pub struct Metrics {
    registry: Registry,
    pub connections: Gauge,
    pub rooms: Gauge,
    pub open_tables: Gauge,
    pub uploads: Gauge,
    pub tables_made: Counter,
    pub games_over: Counter,
    pub answers: Counter,
    pub refusals: Counter,
    pub unreadable: Counter,
    pub too_fast: Counter,
    pub cut_off: Counter,
    pub faults: Counter,
    pub lapses: Counter,
    pub bot_answers: Counter,
    pub bot_failures: Counter,
    pub store_failures: Counter,
    pub leases_lost: Counter,
    pub forwarded: Counter,
    pub presence_told: Counter,
    pub rebuilt: Counter,
    pub calls: Counter,
    pub calls_failed: Counter,
    pub calls_forgotten: Counter,
    /// Seconds from an answer's arrival at its table to the updates being on their way.
    pub durable: Histogram,
}

impl Metrics {
    pub fn new() -> Self {
        let mut registry = Registry::with_prefix("holdout");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let connections = gauge("connections", "Live connections");
        let rooms = gauge("rooms", "Tables in memory");
        let open_tables = gauge("open_tables", "Games being played");
        let uploads = gauge("uploads", "Finished games brought as records");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let tables_made = counter("tables_made", "Tables opened");
        let games_over = counter("games_over", "Games played to their end");
        let answers = counter("answers", "Answers taken");
        let refusals = counter("refusals", "Answers and wishes refused");
        let unreadable = counter("unreadable", "Messages that could not be read");
        let too_fast = counter("too_fast", "Messages and requests over a limit");
        let cut_off = counter("cut_off", "Connections ended by the server");
        let faults = counter("faults", "Tables stopped by a fault in the rules");
        let lapses = counter("lapses", "Answers given by a clock");
        let bot_answers = counter("bot_answers", "Answers given by bots");
        let bot_failures = counter("bot_failures", "Bots that were late, wrong or broken");
        let store_failures = counter("store_failures", "Changes the disk did not take");
        let leases_lost = counter("leases_lost", "Times this server lost touch with the database it shares");
        let forwarded = counter("forwarded", "Requests and live connections sent on to another server");
        let presence_told = counter("presence_told", "Notices to other servers of who is at the tables of this one");
        let rebuilt = counter("rebuilt", "Tables rebuilt by replay");
        let calls = counter("calls", "Calls to somebody's turn that arrived");
        let calls_failed = counter("calls_failed", "Calls that did not arrive, or found no place to wait");
        let calls_forgotten = counter("calls_forgotten", "Addresses for calls that nobody uses any more");
        let durable = Histogram::new([0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.06, 0.125, 0.25, 0.5, 1.0]);
        registry.register(
            "answer_seconds",
            "From an answer's arrival at its table to its updates being sent, the disk included",
            durable.clone(),
        );
        Self {
            registry,
            connections,
            rooms,
            open_tables,
            uploads,
            tables_made,
            games_over,
            answers,
            refusals,
            unreadable,
            too_fast,
            cut_off,
            faults,
            lapses,
            bot_answers,
            bot_failures,
            store_failures,
            leases_lost,
            forwarded,
            presence_told,
            rebuilt,
            calls,
            calls_failed,
            calls_forgotten,
            durable,
        }
    }

    /// The numbers as Prometheus reads them.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing into a string does not fail");
        text
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new()
    }
}
