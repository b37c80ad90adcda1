import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

const formPages = () => import('../../features/groups/group-form-pages.tsx');

export const groupRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/groups',
    validateSearch: z.object({ q: textParameter }),
    component: lazyRouteComponent(() => import('../../features/groups/groups-page.tsx'), 'GroupsPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/groups/addGroup',
    component: lazyRouteComponent(formPages, 'AddGroupPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/groups/$id',
    validateSearch: z.object({ tab: textParameter }),
    component: lazyRouteComponent(() => import('../../features/groups/group-page.tsx'), 'GroupPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/groups/$id/edit',
    component: lazyRouteComponent(formPages, 'EditGroupPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/groups/$id/overrides',
    component: lazyRouteComponent(() => import('../../features/groups/group-overrides-page.tsx'), 'GroupOverridesPage'),
  }),
] as const;
