import { useLocation, useNavigate } from '@tanstack/react-router';

/** The start of a new publish: one that goes out at once, one at a time to be chosen, or a revert. */
export type PublishStart = 'now' | 'schedule' | 'revert';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The locations that a new publish begins with; too many for the address. */
    readonly publishLocations?: readonly string[];
    readonly publishStart?: PublishStart;
  }
}

/** Opens a new publish of menus and settings with exactly these locations chosen. */
export function useComposePublish(): (locationIds: readonly string[], start?: PublishStart) => Promise<void> {
  const navigate = useNavigate();
  return (publishLocations, publishStart = 'now') =>
    navigate({ to: '/menu/publish', search: { view: 'new' }, state: { publishLocations, publishStart } });
}

/** The locations that were chosen elsewhere for a new publish, and its first values. */
export function usePublishChoice(): {
  readonly locationIds: readonly string[] | undefined;
  readonly start: PublishStart;
} {
  return {
    locationIds: useLocation({ select: ({ state }) => state.publishLocations }),
    start: useLocation({ select: ({ state }) => state.publishStart ?? 'now' }),
  };
}
