import { parse, stringify } from 'devalue';
import { createStore, del, delMany, entries, get, keys, set, setMany } from 'idb-keyval';

/**
 * Unsaved work by key, kept in IndexedDB of this browser. Every call rejects where a browser forbids storage.
 * Browsers abort transactions of IndexedDB whose page ends, so drafts that are written while the page is left go to localStorage,
 * which is written synchronously, and is moved before the next call.
 */
export type LocalDrafts = {
  readonly read: (key: string) => Promise<unknown>;
  readonly keys: () => Promise<readonly string[]>;
  readonly entries: () => Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** Undefined removes the stored draft. */
  readonly write: (key: string, value: unknown) => Promise<void>;
  /** The same while the page is left. */
  readonly writeLeaving: (key: string, value: unknown) => void;
  readonly remove: (keys: readonly string[]) => Promise<void>;
};

export function createLocalDrafts(name: string): LocalDrafts {
  const prefix = `servery.leaving.${name}.`;
  const store = createStore(name, 'drafts');
  /** Transactions of one page run in the order in which they are made: a later request finds the drafts that were moved. */
  const moved = () => {
    moveLeft(prefix, store);
    return store;
  };
  return {
    read: (key) => get(key, moved()),
    keys: () => keys<string>(moved()),
    entries: () => entries<string, unknown>(moved()),
    write: (key, value) => writeTo(moved(), key, value),
    writeLeaving: (key, value) => {
      try {
        localStorage.setItem(prefix + key, stringify(value));
      } catch {
        writeTo(store, key, value).catch((error: unknown) => console.error(error));
      }
    },
    remove: (gone) => delMany([...gone], moved()),
  };
}

type Store = ReturnType<typeof createStore>;

function writeTo(store: Store, key: string, value: unknown): Promise<void> {
  return value === undefined ? del(key, store) : set(key, value, store);
}

function moveLeft(prefix: string, store: Store): void {
  const left = takeLeft(prefix);
  if (left.length === 0) return;
  const [gone, kept] = [
    left.filter(([, value]) => value === undefined),
    left.filter(([, value]) => value !== undefined),
  ];
  Promise.all([
    setMany(kept, store),
    delMany(
      gone.map(([key]) => key),
      store,
    ),
  ]).catch((error: unknown) => console.error(error));
}

function takeLeft(prefix: string): [key: string, value: unknown][] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return names.map((name) => {
      const value: unknown = parse(localStorage.getItem(name) ?? stringify(undefined));
      localStorage.removeItem(name);
      return [name.slice(prefix.length), value];
    });
  } catch {
    return [];
  }
}

/**
 * Calls `write` when the page is reloaded, closed or put away by the browser: text that waits for a pause in typing is written then.
 * Returns the function that ends it.
 */
export function onPageLeaving(write: () => void): () => void {
  addEventListener('pagehide', write);
  return () => removeEventListener('pagehide', write);
}
