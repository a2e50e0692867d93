//! One connection to PostgreSQL, with the statements it has prepared, and what can go wrong with it.

use crate::StoreError;
use std::collections::HashMap;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, Row, Statement};

/// Where the database is, and how long an answer may take.
#[derive(Clone)]
pub(super) struct Place {
    config: Config,
    /// The address without user and password, for errors.
    pub name: String,
    /// Nothing takes longer than this: whoever waits longer has lost touch.
    pub patience: Duration,
}

/// Why something was not done.
pub(super) enum Fail {
    /// The change itself does not fit what is stored.
    Refused(StoreError),
    /// PostgreSQL, or the way to it.
    Pg(tokio_postgres::Error),
    /// No answer in time: it is not known whether the change was made.
    Late,
    /// A stored value makes no sense.
    Nonsense,
}

impl From<tokio_postgres::Error> for Fail {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Pg(error)
    }
}

impl Fail {
    /// Whether the connection is of no use any more, and it is not known what became of the last wish.
    pub fn cut_off(&self) -> bool {
        match self {
            Self::Late => true,
            Self::Pg(error) => match error.code() {
                // The database goes down, ended this session, or could not be reached at all.
                Some(code) => {
                    code.code().starts_with("57P") || code.code().starts_with("08") || code.code().starts_with("25P")
                }
                None => true,
            },
            Self::Refused(_) | Self::Nonsense => false,
        }
    }

    pub fn is_duplicate(&self) -> bool {
        matches!(self, Self::Pg(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION))
    }

    /// Whether another transaction stood in the way, or had been there first.
    pub fn is_in_the_way(&self) -> bool {
        let waited = matches!(self, Self::Pg(error) if error.code() == Some(&SqlState::LOCK_NOT_AVAILABLE));
        waited || self.is_duplicate()
    }
}

impl Place {
    /// Reads an address such as `postgres://user:password@host:5432/holdout`.
    pub fn new(url: &str, patience: Duration) -> Result<Self, StoreError> {
        let unusable = |what: String| StoreError::Unreachable { database: "postgres".to_owned(), what };
        let mut config = Config::from_str(url).map_err(|error| unusable(error.to_string()))?;
        let host = match config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            #[cfg(unix)]
            Some(Host::Unix(folder)) => folder.display().to_string(),
            None => return Err(unusable("its address names no host".to_owned())),
        };
        let port = config.get_ports().first().map_or(5432, |port| *port);
        let name = format!("postgres://{host}:{port}/{}", config.get_dbname().unwrap_or_default());
        if config.get_ssl_mode() == SslMode::Require {
            let what = "this program does not encrypt the way to its database; use a socket, the loopback, a private \
                        network or a tunnel, and leave sslmode out"
                .to_owned();
            return Err(StoreError::Unreachable { database: name, what });
        }
        config.ssl_mode(SslMode::Disable);
        if config.get_application_name().is_none() {
            config.application_name("holdout");
        }
        config.connect_timeout(patience).tcp_user_timeout(patience);
        config.keepalives(true).keepalives_idle(patience);
        Ok(Self { config, name, patience })
    }

    /// What the house says of a failure.
    pub fn error(&self, fail: Fail) -> StoreError {
        let database = self.name.clone();
        match fail {
            Fail::Refused(error) => error,
            Fail::Late => StoreError::Unreachable { database, what: "no answer in time".to_owned() },
            Fail::Nonsense => {
                StoreError::Damaged { file: PathBuf::from(database), what: "a stored value makes no sense".to_owned() }
            }
            Fail::Pg(error) => match error.as_db_error() {
                Some(said) if *said.code() == SqlState::DISK_FULL => {
                    StoreError::DiskFull { file: PathBuf::from(database) }
                }
                // Only the sentence: details repeat stored values.
                Some(said) => {
                    let what = format!("{} ({})", said.message(), said.code().code());
                    if (Fail::Pg(error)).cut_off() {
                        StoreError::Unreachable { database, what }
                    } else {
                        StoreError::Postgres { database, what }
                    }
                }
                None => {
                    let source = std::error::Error::source(&error).map(ToString::to_string);
                    StoreError::Unreachable { database, what: source.unwrap_or_else(|| error.to_string()) }
                }
            },
        }
    }
}

/// A connection.
pub(super) struct Link {
    client: Client,
    kept: HashMap<&'static str, Statement>,
}

pub(super) type Given<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Link {
    /// Connects. What other servers announce goes to `news`.
    pub async fn open(place: &Place, news: Option<UnboundedSender<String>>) -> Result<Self, Fail> {
        let (client, mut connection) =
            tokio::time::timeout(place.patience, place.config.connect(NoTls)).await.map_err(|_| Fail::Late)??;
        tokio::spawn(async move {
            while let Some(Ok(message)) = std::future::poll_fn(|context| connection.poll_message(context)).await {
                if let (AsyncMessage::Notification(notice), Some(news)) = (message, &news) {
                    // Whoever does not listen any more is closing.
                    let _ = news.send(notice.payload().to_owned());
                }
            }
        });
        Ok(Self { client, kept: HashMap::new() })
    }

    /// The same for one that writes: durable at every commit, and not in anybody's way if it stops in the middle.
    pub async fn open_to_write(place: &Place, news: Option<UnboundedSender<String>>) -> Result<Self, Fail> {
        let link = Self::open(place, news).await?;
        let patience = place.patience.as_millis();
        let settings = format!(
            "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = {patience}; \
             SET lock_timeout = {patience}"
        );
        link.say(&settings).await?;
        Ok(link)
    }

    pub fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Statements without values or rows.
    pub async fn say(&self, sql: &str) -> Result<(), Fail> {
        Ok(self.client.batch_execute(sql).await?)
    }

    /// Forgets what was begun, if the other side answers; `false` if the connection is of no use any more.
    pub async fn roll_back(&self, place: &Place) -> bool {
        tokio::time::timeout(place.patience, self.say("ROLLBACK")).await.is_ok_and(|said| said.is_ok())
    }

    pub async fn prepared(&mut self, sql: &'static str) -> Result<Statement, Fail> {
        if let Some(kept) = self.kept.get(sql) {
            return Ok(kept.clone());
        }
        let statement = self.client.prepare(sql).await?;
        self.kept.insert(sql, statement.clone());
        Ok(statement)
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    pub async fn rows(&mut self, sql: &'static str, given: Given<'_>) -> Result<Vec<Row>, Fail> {
        let statement = self.prepared(sql).await?;
        Ok(self.client.query(&statement, given).await?)
    }

    pub async fn row(&mut self, sql: &'static str, given: Given<'_>) -> Result<Option<Row>, Fail> {
        let statement = self.prepared(sql).await?;
        Ok(self.client.query_opt(&statement, given).await?)
    }

    /// How many rows it changed.
    pub async fn change(&mut self, sql: &'static str, given: Given<'_>) -> Result<u64, Fail> {
        let statement = self.prepared(sql).await?;
        Ok(self.client.execute(&statement, given).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_named_without_its_password() {
        let place = Place::new("postgres://ola:hidden@db.example:6432/games", Duration::from_secs(1)).unwrap();
        assert_eq!(place.name, "postgres://db.example:6432/games");
        let refused = Place::new("postgres://db.example/games?sslmode=require", Duration::from_secs(1)).err().unwrap();
        assert!(refused.to_string().contains("tunnel"), "{refused}");
        let refused = Place::new("postgres://ola:hidden@db.example:port/games", Duration::from_secs(1)).err().unwrap();
        assert_eq!(refused.code(), "store-unreachable");
        assert!(!refused.to_string().contains("hidden"), "{refused}");
    }
}
