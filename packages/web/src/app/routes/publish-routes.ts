import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

const board = z.object({ run: textParameter, view: textParameter });

export const publishRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/publish',
    validateSearch: board,
    component: lazyRouteComponent(() => import('../../features/publishing/publish-page.tsx'), 'MenuPublishPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employment/publish',
    validateSearch: board,
    component: lazyRouteComponent(() => import('../../features/publishing/publish-page.tsx'), 'EmploymentPublishPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/publishStatus',
    validateSearch: z.object({ q: textParameter, show: textParameter, config: textParameter, kind: textParameter }),
    component: lazyRouteComponent(
      () => import('../../features/publishing/status/publish-status-page.tsx'),
      'PublishStatusPage',
    ),
  }),
] as const;
