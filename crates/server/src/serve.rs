//! The server on an address: accepting connections, and ending in good order.

use crate::forward::SentOn;
use crate::http::app;
use crate::hub::{Hub, Rebuilt};
use crate::settings::Settings;
use crate::tally::Tally;
use crate::unhurried::Unhurried;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderMap;
use holdout_catalog::Title;
use holdout_store::{Connecting, Store, StoreError};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::Service;
use tracing::{debug, info, warn};

/// The database inside the data folder.
pub(crate) const DATABASE: &str = "holdout.db";

/// Connections beyond the live ones: pages being loaded, requests.
const OTHER_CONNECTIONS: usize = 2_000;

/// A client must have said what it wants by then.
const HEADERS_WITHIN: Duration = Duration::from_secs(10);

/// Why the server does not start, or ended with a loss.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    #[error("the data folder {} cannot be used", folder.display())]
    Folder { folder: PathBuf, source: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the system's clock shows a time before 1970; set it first")]
    Clock,
    #[error("games are being moved into {0}, or that was broken off; do the move again, it goes on where it stopped")]
    HalfMoved(String),
    #[error("{0} is no address of this server for the others; give one such as --address http://10.0.0.1:8080")]
    Unannounced(String),
    #[error("{address} cannot be listened on")]
    Address { address: SocketAddr, source: std::io::Error },
}

/// A server that listens but does not serve yet.
pub struct Serving {
    pub hub: Arc<Hub>,
    /// Where it listens; the port is a real one also if 0 was asked for.
    pub address: SocketAddr,
    pub rebuilt: Rebuilt,
    listener: TcpListener,
}

/// Opens the store in a folder and listens on an address; games are rebuilt when somebody asks for them.
pub async fn serve(
    address: SocketAddr,
    data: &Path,
    settings: Settings,
    titles: &[&'static dyn Title],
) -> Result<Serving, NotServed> {
    check_clock(SystemTime::now())?;
    make_private_folder(data).map_err(|source| NotServed::Folder { folder: data.to_owned(), source })?;
    let store = Store::open(data.join(DATABASE))?;
    serve_store(address, store, settings, titles).await
}

/// A folder that only its owner reads: it holds the seeds of games being played.
pub(crate) fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mut permissions = std::fs::metadata(folder)?.permissions();
        if permissions.mode() & 0o077 != 0 {
            permissions.set_mode(0o700);
            std::fs::set_permissions(folder, permissions)?;
        }
    }
    Ok(())
}

/// The same with a store that is open already.
pub async fn serve_store(
    address: SocketAddr,
    store: Store,
    settings: Settings,
    titles: &[&'static dyn Title],
) -> Result<Serving, NotServed> {
    let (listener, address) = listen(address, &settings).await?;
    begin(listener, address, store, settings, titles).await
}

/// How a server joins others on one PostgreSQL.
#[derive(Clone, Debug)]
pub struct Joining {
    /// Such as `postgres://user:password@host:5432/holdout`.
    pub url: String,
    /// Where the others reach this server, such as `http://10.0.0.1:8080`; where it listens if left out.
    pub address: Option<String>,
    /// A server that was not heard of for so long has lost its tables.
    pub lease: Duration,
}

/// Opens a database that several servers share, and listens on an address. What lies beside the database, such as
/// reports of faults, goes into a folder of this machine.
pub async fn serve_shared(
    address: SocketAddr,
    joining: &Joining,
    data: &Path,
    settings: Settings,
    titles: &[&'static dyn Title],
) -> Result<Serving, NotServed> {
    check_clock(SystemTime::now())?;
    make_private_folder(data).map_err(|source| NotServed::Folder { folder: data.to_owned(), source })?;
    let (listener, address) = listen(address, &settings).await?;
    let announced = joining.address.clone().unwrap_or_else(|| format!("http://{address}"));
    let place = announced.trim_end_matches('/').strip_prefix("http://").filter(|place| is_reachable(place));
    let announced = place.map(|place| format!("http://{place}")).ok_or(NotServed::Unannounced(announced))?;
    let wish = Connecting {
        url: joining.url.clone(),
        folder: data.to_owned(),
        address: Some(announced),
        lease: joining.lease,
    };
    let connected = tokio::task::spawn_blocking(move || {
        let store = Store::connect(&wish)?;
        let half = crate::moving::is_half_moved(&store)?;
        Ok((store, half))
    });
    let (store, half) = connected.await.unwrap_or(Err(StoreError::Closed))?;
    if half {
        return Err(NotServed::HalfMoved(store.name()));
    }
    begin(listener, address, store, settings, titles).await
}

/// Whether others can find somebody by this host and port.
fn is_reachable(place: &str) -> bool {
    let everywhere = place.parse::<SocketAddr>().is_ok_and(|address| address.ip().is_unspecified());
    let port = place.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse::<u16>().ok()?)));
    !everywhere && !place.contains(['/', '@', ' ']) && port.is_some_and(|(host, port)| !host.is_empty() && port > 0)
}

async fn listen(address: SocketAddr, settings: &Settings) -> Result<(TcpListener, SocketAddr), NotServed> {
    make_room_for_connections(settings);
    let listener = TcpListener::bind(address).await.map_err(|source| NotServed::Address { address, source })?;
    let address = listener.local_addr().map_err(|source| NotServed::Address { address, source })?;
    Ok((listener, address))
}

async fn begin(
    listener: TcpListener,
    address: SocketAddr,
    store: Store,
    settings: Settings,
    titles: &[&'static dyn Title],
) -> Result<Serving, NotServed> {
    let hub = Hub::new(store, settings, titles);
    let rebuilt = hub.begin().await?;
    info!(tables = rebuilt.tables, "games being played");
    Ok(Serving { hub, address, rebuilt, listener })
}

/// Every connection is a descriptor. The system's usual limit is lower than ours, so it is raised as far as allowed, and
/// the operator is told if that is not enough.
#[cfg(unix)]
fn make_room_for_connections(settings: &Settings) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let wanted = (settings.most_connections + OTHER_CONNECTIONS + 200) as u64;
    let now = getrlimit(Resource::Nofile);
    if now.current.is_none_or(|current| current >= wanted) {
        return;
    }
    let reachable = now.maximum.map_or(wanted, |maximum| maximum.min(wanted));
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(reachable), maximum: now.maximum });
    if raised.is_err() || reachable < wanted {
        warn!(
            allowed = reachable,
            wanted, "the system allows fewer connections than --most-connections; raise LimitNOFILE"
        );
    }
}

#[cfg(not(unix))]
fn make_room_for_connections(_: &Settings) {}

impl Serving {
    /// Serves until told to stop; then lets go of everybody with a reason and closes the store.
    pub async fn until(self, stop: impl Future<Output = ()>) -> Result<(), NotServed> {
        let app = app(Arc::clone(&self.hub));
        let most = self.hub.settings.most_connections + OTHER_CONNECTIONS;
        let room = Arc::new(Semaphore::new(most));
        let neighbours = Tally::new(self.hub.settings.most_per_address);
        tokio::pin!(stop);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = &mut stop => break,
            };
            match accepted {
                Ok((stream, peer)) => {
                    // A full house answers by closing the door; who is inside is not disturbed.
                    let Ok(place) = Arc::clone(&room).try_acquire_owned() else { continue };
                    // So many from one address; a proxy of ours and another server bring everybody.
                    let ours = self.hub.settings.proxies.contains(&peer.ip().to_canonical())
                        || self.hub.servers.is_machine(peer.ip());
                    let neighbour = if ours { None } else { neighbours.enter(peer.ip()) };
                    if !ours && neighbour.is_none() {
                        continue;
                    }
                    let connection = connection(stream, peer, Arc::clone(&self.hub), app.clone());
                    tokio::spawn(async move {
                        connection.await;
                        drop((place, neighbour));
                    });
                }
                Err(error) => {
                    // No descriptors left, most likely: somebody has to leave first.
                    warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
        info!("stopping");
        drop(self.listener);
        self.hub.begin_closing();
        let patience = self.hub.settings.farewell;
        let everybody_gone = room.acquire_many(u32::try_from(most).unwrap_or(u32::MAX));
        if tokio::time::timeout(patience, everybody_gone).await.is_err() {
            warn!("some requests did not end in time");
        }
        self.hub.close().await?;
        info!("stopped");
        Ok(())
    }
}

/// Whose limits a request counts against: whoever is at the other end or, if that is a proxy of ours, whoever it names
/// last. Those named before may be made up.
fn caller(peer: SocketAddr, proxies: &[IpAddr], headers: &HeaderMap) -> SocketAddr {
    if !proxies.contains(&peer.ip().to_canonical()) {
        return peer;
    }
    let named = headers.get_all("x-forwarded-for").iter().next_back();
    let named = named.and_then(|value| address_in(value.to_str().ok()?.rsplit(',').next()?.trim()));
    named.map_or(peer, |address: IpAddr| SocketAddr::new(address, peer.port()))
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn address_in(text: &str) -> Option<IpAddr> {
    let bare = || text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    bare().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// One connection, from its headers to a request or a live connection.
async fn connection(stream: TcpStream, peer: SocketAddr, hub: Arc<Hub>, app: Router) {
    let mut closing = hub.closing();
    let taken_within = hub.settings.taken_within;
    // Answers are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        let caller = match hub.sent_on_for(request.method(), request.uri(), request.headers()) {
            Some(from) => {
                request.extensions_mut().insert(SentOn);
                SocketAddr::new(from, peer.port())
            }
            None => caller(peer, &hub.settings.proxies, request.headers()),
        };
        request.extensions_mut().insert(ConnectInfo(caller));
        app.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_buf_size(32 * 1024)
        .serve_connection(TokioIo::new(Unhurried::new(stream, taken_within)), service)
        .with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        debug!(%error, "a connection ended early");
    }
}

/// Every answer is dated, and no date of the web lies before 1970.
fn check_clock(now: SystemTime) -> Result<(), NotServed> {
    if now < UNIX_EPOCH { Err(NotServed::Clock) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_server_starts_before_1970() {
        assert!(matches!(check_clock(UNIX_EPOCH - Duration::from_secs(1)), Err(NotServed::Clock)));
        assert!(check_clock(UNIX_EPOCH).is_ok() && check_clock(SystemTime::now()).is_ok());
    }

    #[test]
    fn others_need_an_address_they_can_reach() {
        for good in ["10.0.0.1:8080", "[2001:db8::1]:8080", "one.example:80"] {
            assert!(is_reachable(good), "{good}");
        }
        for bad in ["0.0.0.0:8080", "[::]:8080", "10.0.0.1", "10.0.0.1:0", "user@host:1", "host:1/path", ":80"] {
            assert!(!is_reachable(bad), "{bad}");
        }
    }

    #[test]
    fn only_a_proxy_of_ours_says_who_is_asking() {
        let (peer, proxies) = ("127.0.0.1:4000".parse().unwrap(), ["127.0.0.1".parse().unwrap()]);
        let mut headers = HeaderMap::new();
        assert_eq!(caller(peer, &proxies, &headers), peer);
        headers.insert("x-forwarded-for", "192.0.2.1, 192.0.2.7".parse().unwrap());
        assert_eq!(caller(peer, &[], &headers), peer);
        let stranger = "192.0.2.9:4000".parse().unwrap();
        assert_eq!(caller(stranger, &proxies, &headers), stranger);
        assert_eq!(caller(peer, &proxies, &headers).ip().to_string(), "192.0.2.7");
        let mapped = "[::ffff:127.0.0.1]:4000".parse().unwrap();
        assert_eq!(caller(mapped, &proxies, &headers).ip().to_string(), "192.0.2.7");
        headers.append("x-forwarded-for", "2001:db8::5".parse().unwrap());
        assert_eq!(caller(peer, &proxies, &headers).ip().to_string(), "2001:db8::5");
        headers.append("x-forwarded-for", "192.0.2.8:5123".parse().unwrap());
        assert_eq!(caller(peer, &proxies, &headers).ip().to_string(), "192.0.2.8");
        headers.append("x-forwarded-for", "[2001:db8::6]:443".parse().unwrap());
        assert_eq!(caller(peer, &proxies, &headers).ip().to_string(), "2001:db8::6");
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(caller(peer, &proxies, &headers), peer);
    }
}
