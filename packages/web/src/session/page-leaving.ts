import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * Calls `write` when the page is reloaded, closed or put away by the browser: what waits for a pause in typing is written then.
 * Answers what ends it.
 */
export function onPageLeaving(write: () => void): () => void {
  addEventListener('pagehide', write);
  return () => removeEventListener('pagehide', write);
}

/** Writes a value that is still written when the page ends right afterwards: it commits without waiting for an answer. */
export function setAtOnce(key: IDBValidKey, value: unknown, into: UseStore): Promise<void> {
  return into('readwrite', (store) => {
    store.put(value, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}
