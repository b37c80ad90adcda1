import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageCrash } from './pages/page-crash.tsx';
import { PageNotFound } from './pages/page-not-found.tsx';
import { PagePending } from './pages/page-pending.tsx';
import { queryClient } from './query-client.ts';
import { routeTree } from './route-tree.ts';
import { parseSearch, stringifySearch } from './search.ts';

const routerOptions = {
  context: { queryClient },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageCrash,
  defaultNotFoundComponent: PageNotFound,
  scrollRestoration: true,
} as const;

/** The address bar decides the screen; a test brings its own history and tree. */
export function createAppRouter(options: { readonly history?: RouterHistory } = {}) {
  return createRouter({ ...options, ...routerOptions, routeTree });
}

export const router = createAppRouter();

export type AppRouter = typeof router;

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
