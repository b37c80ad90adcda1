import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../../search.ts';
import { signedInRoute } from '../signed-in-route.ts';

export const outOfStockRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/outOfStock',
    validateSearch: z.object({ q: textParameter, kind: textParameter, place: textParameter, view: textParameter }),
    component: lazyRouteComponent(
      () => import('../../../features/out-of-stock/out-of-stock-page.tsx'),
      'OutOfStockPage',
    ),
  }),
] as const;
