import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

const list = z.object({
  q: textParameter,
  sort: textParameter,
  view: textParameter,
  show: textParameter,
  compare: textParameter,
  why: textParameter,
  permission: textParameter,
  at: textParameter,
});
const one = z.object({ why: textParameter, permission: textParameter, at: textParameter });

const pages = () => import('../../features/roles/roles-page.tsx');
const page = () => import('../../features/roles/role-page.tsx');
const forms = () => import('../../features/roles/form/role-form-page.tsx');

/** RT-26 to RT-33 */
export const roleRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/roles',
    validateSearch: list,
    component: lazyRouteComponent(pages, 'RolesPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/defaultRoles',
    validateSearch: list,
    component: lazyRouteComponent(pages, 'DefaultRolesPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/roles/$id',
    validateSearch: one,
    component: lazyRouteComponent(page, 'RolePage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/roles/$id/default',
    validateSearch: one,
    component: lazyRouteComponent(page, 'DefaultRolePage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/roles/create',
    component: lazyRouteComponent(forms, 'CreateRolePage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/roles/create/default',
    component: lazyRouteComponent(forms, 'CreateDefaultRolePage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/roles/edit/$id',
    component: lazyRouteComponent(forms, 'EditRolePage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/roles/edit/$id/default',
    component: lazyRouteComponent(forms, 'EditDefaultRolePage'),
  }),
] as const;
