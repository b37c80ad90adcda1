import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const imageRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/imageManager',
    validateSearch: z.object({ q: textParameter, state: textParameter, sort: textParameter }),
    component: lazyRouteComponent(() => import('../../features/images/image-manager-page.tsx'), 'ImageManagerPage'),
  }),
] as const;
