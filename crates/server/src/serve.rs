//! The server on an address: accepting connections, and ending in good order.

use crate::http::app;
use crate::hub::{Hub, Rebuilt};
use crate::settings::Settings;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderMap;
use holdout_catalog::Title;
use holdout_store::{Store, StoreError};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::Service;
use tracing::{debug, info, warn};

/// The database inside the data folder.
const DATABASE: &str = "holdout.db";

/// Connections beyond the live ones: pages being loaded, requests.
const OTHER_CONNECTIONS: usize = 2_000;

/// A client must have said what it wants by then.
const HEADERS_WITHIN: Duration = Duration::from_secs(10);

/// Why the server does not start, or ended with a loss.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    #[error("the data folder {} cannot be used: {source}", folder.display())]
    Folder { folder: PathBuf, source: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{address} cannot be listened on: {source}")]
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

/// Opens the store in a folder, rebuilds the games in it and listens on an address.
pub async fn serve(
    address: SocketAddr,
    data: &Path,
    settings: Settings,
    titles: &[&'static dyn Title],
) -> Result<Serving, NotServed> {
    std::fs::create_dir_all(data).map_err(|source| NotServed::Folder { folder: data.to_owned(), source })?;
    let store = Store::open(data.join(DATABASE))?;
    serve_store(address, store, settings, titles).await
}

/// The same with a store that is open already.
pub async fn serve_store(
    address: SocketAddr,
    store: Store,
    settings: Settings,
    titles: &[&'static dyn Title],
) -> Result<Serving, NotServed> {
    let listener = TcpListener::bind(address).await.map_err(|source| NotServed::Address { address, source })?;
    let address = listener.local_addr().map_err(|source| NotServed::Address { address, source })?;
    let hub = Hub::new(store, settings, titles);
    let rebuilt = hub.rebuild().await?;
    info!(tables = rebuilt.tables, faulted = rebuilt.faulted, took_ms = rebuilt.took.as_millis(), "games rebuilt");
    Ok(Serving { hub, address, rebuilt, listener })
}

impl Serving {
    /// Serves until told to stop; then lets go of everybody with a reason and closes the store.
    pub async fn until(self, stop: impl Future<Output = ()>) -> Result<(), NotServed> {
        let app = app(Arc::clone(&self.hub));
        let most = self.hub.settings.most_connections + OTHER_CONNECTIONS;
        let room = Arc::new(Semaphore::new(most));
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
                    let connection = connection(stream, peer, Arc::clone(&self.hub), app.clone());
                    tokio::spawn(async move {
                        connection.await;
                        drop(place);
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
    let named = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    named.map_or(peer, |address: IpAddr| SocketAddr::new(address, peer.port()))
}

/// One connection, from its headers to a request or a live connection.
async fn connection(stream: TcpStream, peer: SocketAddr, hub: Arc<Hub>, app: Router) {
    let mut closing = hub.closing();
    // Answers are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        let caller = caller(peer, &hub.settings.proxies, request.headers());
        request.extensions_mut().insert(ConnectInfo(caller));
        app.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_buf_size(32 * 1024)
        .serve_connection(TokioIo::new(stream), service)
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

#[cfg(test)]
mod tests {
    use super::*;

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
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(caller(peer, &proxies, &headers), peer);
    }
}
