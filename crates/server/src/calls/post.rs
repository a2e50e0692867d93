//! One letter to one address: a single request, no redirects, nothing of the answer but its status.

use super::address::Address;
use axum::http::header::{CONTENT_LENGTH, HOST, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

/// Largest head of an answer; the rest is not read.
const LARGEST_HEAD: usize = 16 * 1024;

/// Why a letter was not delivered. It names no address: addresses are secrets of those who gave them.
#[derive(Debug, thiserror::Error)]
pub enum NotPosted {
    #[error("the name leads to no address that may be called")]
    Nowhere,
    #[error("it took too long")]
    Late,
    #[error("the connection failed: {0}")]
    Failed(String),
}

/// The post office: TLS and what may be reached.
pub struct Post {
    tls: TlsConnector,
    anywhere: bool,
    within: Duration,
}

impl Post {
    /// Trusts the authorities that Mozilla's browsers trust; `anywhere` lifts the rules of [`Address`], and a
    /// letter takes no longer than `within`.
    pub fn new(anywhere: bool, within: Duration) -> Self {
        let authorities = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        Self::trusting(authorities, anywhere, within)
    }

    fn trusting(authorities: RootCertStore, anywhere: bool, within: Duration) -> Self {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual protocols")
            .with_root_certificates(authorities)
            .with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), anywhere, within }
    }

    /// Sends a letter, and returns the status it was answered with.
    pub async fn send(&self, to: &Address, headers: HeaderMap, body: Vec<u8>) -> Result<StatusCode, NotPosted> {
        timeout(self.within, self.deliver(to, headers, body)).await.unwrap_or(Err(NotPosted::Late))
    }

    async fn deliver(&self, to: &Address, headers: HeaderMap, body: Vec<u8>) -> Result<StatusCode, NotPosted> {
        let places = to.look_up(self.anywhere).await;
        let stream = reach(&places).await?;
        if !to.tls {
            return speak(stream, to, headers, body).await;
        }
        let name = ServerName::try_from(to.host.clone()).map_err(|_| NotPosted::Nowhere)?;
        let stream = self.tls.connect(name, stream).await.map_err(|error| failed(&error))?;
        speak(stream, to, headers, body).await
    }
}

fn failed(error: &dyn std::error::Error) -> NotPosted {
    NotPosted::Failed(error.to_string())
}

/// The first of these places that answers.
async fn reach(places: &[SocketAddr]) -> Result<TcpStream, NotPosted> {
    let mut last: Option<io::Error> = None;
    for place in places {
        match TcpStream::connect(place).await {
            Ok(stream) => return Ok(stream),
            Err(error) => last = Some(error),
        }
    }
    Err(last.map_or(NotPosted::Nowhere, |error| failed(&error)))
}

async fn speak<S>(stream: S, to: &Address, headers: HeaderMap, body: Vec<u8>) -> Result<StatusCode, NotPosted>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let handshake = http1::Builder::new().max_buf_size(LARGEST_HEAD).handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(|error| failed(&error))?;
    let connection = Guarded(tokio::spawn(connection));
    let mut request = Request::new(Full::new(Bytes::from(body.clone())));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = to.path.parse().map_err(|_| NotPosted::Nowhere)?;
    *request.headers_mut() = headers;
    let host = HeaderValue::from_str(&to.authority()).map_err(|_| NotPosted::Nowhere)?;
    request.headers_mut().insert(HOST, host);
    request.headers_mut().insert(USER_AGENT, HeaderValue::from_static(concat!("holdout/", env!("CARGO_PKG_VERSION"))));
    request.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
    let answer = sender.send_request(request).await.map_err(|error| failed(&error))?;
    drop(connection);
    Ok(answer.status())
}

/// A connection that ends with whoever waits for it, also when that is called off.
struct Guarded<T>(tokio::task::JoinHandle<T>);

impl<T> Drop for Guarded<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    const AUTHORITY: &[u8] = include_bytes!("../../tests/tls/authority.der");
    const CERTIFICATE: &[u8] = include_bytes!("../../tests/tls/localhost.der");
    const KEY: &[u8] = include_bytes!("../../tests/tls/localhost.key.der");

    /// A service over TLS that answers every letter with 201; its address.
    async fn service() -> SocketAddr {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(KEY));
        let config = rustls::ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![CertificateDer::from(CERTIFICATE)], key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                // Whoever does not trust us hangs up.
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                let mut heard = [0; 4096];
                let _ = stream.read(&mut heard).await;
                let _ = stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await;
                let _ = stream.shutdown().await;
            }
        });
        address
    }

    const LONG: Duration = Duration::from_mins(2);

    #[tokio::test]
    async fn a_letter_goes_over_tls_to_whom_an_authority_vouches_for() {
        let port = service().await.port();
        let to = Address::read(&format!("https://localhost:{port}/hook"), true).unwrap();
        let mut trusted = RootCertStore::empty();
        trusted.add(CertificateDer::from(AUTHORITY)).unwrap();
        let post = Post::trusting(trusted.clone(), true, LONG);
        assert_eq!(post.send(&to, HeaderMap::new(), b"{}".to_vec()).await.unwrap(), StatusCode::CREATED);
        // The same service under a name nobody vouches for, and with nobody who vouches.
        let other = Address::read(&format!("https://127.0.0.1:{port}/hook"), true).unwrap();
        assert!(matches!(post.send(&other, HeaderMap::new(), Vec::new()).await, Err(NotPosted::Failed(_))));
        let usual = Post::new(true, LONG);
        assert!(matches!(usual.send(&to, HeaderMap::new(), Vec::new()).await, Err(NotPosted::Failed(_))));
        // By the rules the name leads nowhere.
        let strict = Post::trusting(trusted, false, LONG);
        assert!(matches!(strict.send(&to, HeaderMap::new(), Vec::new()).await, Err(NotPosted::Nowhere)));
    }
}
