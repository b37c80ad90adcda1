import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.ts';

/** RT-57 to RT-59: the list stays while the requirement changes that it shows. */
const requirementsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/menu/requirements',
  component: lazyRouteComponent(() => import('../../features/menus/lists/requirements-page.tsx'), 'RequirementsPage'),
});

export const menuListRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/messages',
    component: lazyRouteComponent(() => import('../../features/menus/lists/messages-page.tsx'), 'MessagesPage'),
  }),
  requirementsRoute.addChildren([
    createRoute({ getParentRoute: () => requirementsRoute, path: '/' }),
    createRoute({ getParentRoute: () => requirementsRoute, path: '/add' }),
    createRoute({ getParentRoute: () => requirementsRoute, path: '/$rowId/edit' }),
  ]),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/taxStructures',
    component: lazyRouteComponent(
      () => import('../../features/menus/lists/tax-structures-page.tsx'),
      'TaxStructuresPage',
    ),
  }),
] as const;
