import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const locationRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locations',
    validateSearch: z.object({
      q: textParameter,
      group: textParameter,
      usState: textParameter,
      tag: textParameter,
      contact: textParameter,
      state: textParameter,
      sort: textParameter,
      view: textParameter,
    }),
    component: lazyRouteComponent(() => import('../../features/locations/locations-page.tsx'), 'LocationsPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locations/add',
    validateSearch: z.object({ group: textParameter }),
    component: lazyRouteComponent(() => import('../../features/locations/add-location-page.tsx'), 'AddLocationPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locations/$id/edit',
    component: lazyRouteComponent(() => import('../../features/locations/edit-location-page.tsx'), 'EditLocationPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locations/$id/overrides',
    component: lazyRouteComponent(
      () => import('../../features/locations/location-overrides-page.tsx'),
      'LocationOverridesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locations/$id',
    validateSearch: z.object({ tab: textParameter, kind: textParameter }),
    component: lazyRouteComponent(() => import('../pages/location-with-tabs.tsx'), 'LocationWithTabs'),
  }),
] as const;
