import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const laborRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employment/labor',
    validateSearch: z.object({
      view: textParameter,
      kind: textParameter,
      location: textParameter,
      text: textParameter,
    }),
    component: lazyRouteComponent(() => import('../../features/labor/labor-page.tsx'), 'LaborPage'),
  }),
] as const;
