type Handlers = {
  /** A 401. `isBackground`: nobody asked for the call, as with polling. */
  readonly unauthorized: (call: { readonly isBackground: boolean }) => unknown;
  /** A 403 with its code. */
  readonly forbidden: (code: string | null) => unknown;
  /** The database is away or too slow, or a disk of the server is full: every screen meets it, and it goes away without help. */
  readonly outage: (code: OutageCode) => unknown;
  /** The server is busy, and a call waits to be sent again; `over` is called once it has its answer. */
  readonly busy: () => { readonly over: () => void };
};

export const outageCodes = ['DATABASE_UNAVAILABLE', 'DATABASE_BUSY', 'OUTCOME_UNKNOWN', 'STORAGE_FULL'] as const;
export type OutageCode = (typeof outageCodes)[number];

let handlers: Handlers = {
  unauthorized: () => undefined,
  forbidden: () => undefined,
  outage: () => undefined,
  busy: () => ({ over: () => undefined }),
};

/** The app sets the effect of a 401, a 403 and an outage once for the whole of it. */
export function onApiEvents(next: Handlers): void {
  handlers = next;
}

export const apiEvents: Handlers = {
  unauthorized: (call) => handlers.unauthorized(call),
  forbidden: (code) => handlers.forbidden(code),
  outage: (code) => handlers.outage(code),
  busy: () => handlers.busy(),
};
