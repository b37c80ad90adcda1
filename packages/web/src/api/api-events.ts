type Handlers = {
  /** A 401. `isBackground`: nobody asked for the call, as with polling. */
  readonly unauthorized: (call: { readonly isBackground: boolean }) => unknown;
  readonly forbidden: () => unknown;
};

let handlers: Handlers = { unauthorized: () => undefined, forbidden: () => undefined };

/** The app says once what a 401 and a 403 mean to the whole of it. */
export function onApiEvents(next: Handlers): void {
  handlers = next;
}

export const apiEvents: Handlers = {
  unauthorized: (call) => handlers.unauthorized(call),
  forbidden: () => handlers.forbidden(),
};
