//! On whose behalf something is done: known as far as the task of a request or of a live connection reaches. What is done
//! elsewhere because of it, such as opening a table, counts against the same address.

use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::Snapshot;
use holdout_store::{StoredTable, TableId};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::OwnedSemaphorePermit;

tokio::task_local! {
    static ASKING: IpAddr;
}

/// Does something on behalf of whoever asks from this address.
pub(crate) async fn on_behalf_of<T>(address: IpAddr, work: impl Future<Output = T>) -> T {
    ASKING.scope(address, work).await
}

/// Who asks; nobody where the server does something by itself.
pub(crate) fn who_asks() -> Option<IpAddr> {
    ASKING.try_with(|address| *address).ok()
}

/// Tables that one address is shown whole at once. Each may be megabytes, whose bytes are counted only once it is written.
pub(crate) const MOST_LOOKING: usize = 16;

/// A place to read a whole table in, and what it takes of its asker's share.
pub(crate) type PlaceToOpen = (OwnedSemaphorePermit, Option<OwnedSemaphorePermit>);

impl Hub {
    /// A place to read a whole table in. However many of them one address asks for, and however long they are, those of
    /// others are read meanwhile, and only so many are in memory at once. Records from outside are replayed at the desk:
    /// live tables are opened beside them.
    pub(crate) async fn place_to_open(&self, brought: bool, asker: Option<IpAddr>) -> Result<PlaceToOpen, Objection> {
        let places = if brought { &self.desk } else { &self.openings };
        let shares = if brought { &self.desk_shares } else { &self.opening_shares };
        let share = match asker {
            Some(address) => Some(shares.take(&address.to_string()).await),
            None => None,
        };
        let place = Arc::clone(places).acquire_owned().await.map_err(|_| Objection::closing())?;
        Ok((place, share))
    }

    /// A whole table as it is stored, which may be megabytes, and the place it takes up until that is dropped.
    pub(crate) async fn read_whole(
        self: &Arc<Self>,
        id: TableId,
        asker: IpAddr,
    ) -> Result<(StoredTable, PlaceToOpen), Objection> {
        let place = self.place_to_open(false, Some(asker)).await?;
        // The place goes with the work: it is free when that ends, not when whoever asked hangs up.
        let read = self.blocking(move |hub| Ok((hub.store.load(&id)?, place))).await;
        read.map_err(|error| Objection::from(&error))
    }

    /// A table as it stands, shown to whoever asks from an address: so many at once, and the next when one is ready.
    pub(crate) async fn show(
        self: &Arc<Self>,
        id: &TableId,
        keys: Vec<String>,
        asker: IpAddr,
    ) -> Result<Box<Snapshot>, Objection> {
        let _turn = self.looking.take(&asker.to_string()).await;
        self.look(id, keys).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;
    use futures_util::FutureExt;
    use holdout_store::Store;

    #[tokio::test]
    async fn one_address_never_has_all_the_places_to_read_in() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("test.db")).unwrap();
        let hub = Hub::new(store, Settings::default(), &[]);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|text| Some(text.parse().unwrap()));
        for brought in [false, true] {
            let mut taken = Vec::new();
            while let Some(place) = hub.place_to_open(brought, one).now_or_never() {
                taken.push(place.unwrap());
                assert!(taken.len() < 1_000);
            }
            assert!(!taken.is_empty() && hub.place_to_open(brought, other).now_or_never().is_some());
        }
    }

    #[tokio::test]
    async fn one_address_is_shown_only_so_many_tables_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("test.db")).unwrap();
        let hub = Hub::new(store, Settings::default(), &[]);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let show = async |asker| hub.show(&TableId::new("none"), Vec::new(), asker).await.is_err();
        let mut under_way = Vec::new();
        for _ in 0..MOST_LOOKING {
            under_way.push(hub.looking.take(&one.to_string()).await);
        }
        let mut waiting = std::pin::pin!(show(one));
        assert!(waiting.as_mut().now_or_never().is_none());
        assert!(show(other).await, "there is no such table");
        assert!(waiting.as_mut().now_or_never().is_none());
        under_way.clear();
        assert!(waiting.await, "nor for them");
    }

    #[tokio::test]
    async fn whoever_asks_is_known_to_what_is_done_for_them() {
        let one = Some("192.0.2.1".parse().unwrap());
        assert_eq!(on_behalf_of("192.0.2.1".parse().unwrap(), async { who_asks() }).await, one);
        assert_eq!(who_asks(), None);
    }
}
