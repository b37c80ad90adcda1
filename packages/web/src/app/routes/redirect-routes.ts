import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { goToPlace } from '../guard/go-to-place.ts';
import { redirectTo } from '../guard/redirect-to.ts';
import { PagePending } from '../pages/page-pending.tsx';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Ways in from outside: a person who signs in here goes on to the place they came for. `source` names the sender and decides nothing. */
export const redirectRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/auth',
    validateSearch: z.object({ redirect_uri: textParameter, source: textParameter }),
    preload: false,
    beforeLoad: ({ search, preload }) => (preload ? undefined : redirectTo(search.redirect_uri)),
    component: PagePending,
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/redirect',
    validateSearch: z.object({ target: textParameter }),
    preload: false,
    beforeLoad: ({ search, preload }) => (preload ? undefined : redirectTo(search.target)),
    component: PagePending,
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/place',
    validateSearch: z.object({
      kind: textParameter,
      documentId: textParameter,
      departmentId: textParameter,
      path: textParameter,
    }),
    preload: false,
    beforeLoad: ({ search, preload }) => (preload ? undefined : goToPlace(search)),
    component: PagePending,
  }),
] as const;
