const prefix = 'servery.';

/** Keeps a value in this browser for the next visit. Without storage nothing is kept and everything works. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // A browser may forbid storage.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}
