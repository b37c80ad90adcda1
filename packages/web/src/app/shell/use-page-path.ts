import { useRouterState } from '@tanstack/react-router';

/** The address of the page on the screen; empty where this build has no page. */
export function usePagePath(): string {
  return useRouterState({
    select: ({ matches, location }) => (matches.at(-1)?.fullPath === '/$' ? '' : location.pathname),
  });
}
