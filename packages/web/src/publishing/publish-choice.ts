import { useLocation, useNavigate } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The locations that a new publish begins with; too many for the address. */
    readonly publishLocations?: readonly string[];
  }
}

/** Opens a new publish of menus and settings with exactly these locations chosen. */
export function useComposePublish(): (locationIds: readonly string[]) => Promise<void> {
  const navigate = useNavigate();
  return (publishLocations) => navigate({ to: '/menu/publish', search: { view: 'new' }, state: { publishLocations } });
}

/** The locations that were chosen elsewhere for a new publish. */
export function usePublishChoice(): readonly string[] | undefined {
  return useLocation({ select: ({ state }) => state.publishLocations });
}
