import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../../search.ts';
import { signedInRoute } from '../signed-in-route.ts';

/** RT-57 to RT-59: the list stays while the requirement changes that it shows. */
const requirementsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/menu/requirements',
  component: lazyRouteComponent(() => import('../../../features/menus/lists/notes-page.tsx'), 'RequirementsPage'),
});

export const menuListRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/messages',
    component: lazyRouteComponent(() => import('../../../features/menus/lists/notes-page.tsx'), 'MessagesPage'),
  }),
  requirementsRoute.addChildren([
    createRoute({ getParentRoute: () => requirementsRoute, path: '/' }),
    createRoute({ getParentRoute: () => requirementsRoute, path: '/add' }),
    createRoute({ getParentRoute: () => requirementsRoute, path: '/$rowId/edit' }),
  ]),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/kps',
    component: lazyRouteComponent(() => import('../../../features/menus/kitchen/kitchen-page.tsx'), 'KpsPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/printers',
    component: lazyRouteComponent(() => import('../../../features/menus/kitchen/kitchen-page.tsx'), 'MenuPrintersPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/pricingSchemes',
    validateSearch: z.object({ q: textParameter, in: textParameter, schemes: textParameter, only: textParameter }),
    component: lazyRouteComponent(
      () => import('../../../features/menus/schemes/pricing-schemes-page.tsx'),
      'PricingSchemesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/layout',
    validateSearch: z.object({ tab: textParameter }),
    component: lazyRouteComponent(
      () => import('../../../features/menus/layout/menu-layout-page.tsx'),
      'MenuLayoutPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/layout/generate',
    component: lazyRouteComponent(
      () => import('../../../features/menus/layout/generate-page.tsx'),
      'GenerateLayoutPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/onlineCategories',
    component: lazyRouteComponent(
      () => import('../../../features/menus/online/online-categories-page.tsx'),
      'OnlineCategoriesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/kiosk/menu',
    validateSearch: z.object({ show: textParameter }),
    component: lazyRouteComponent(() => import('../../../features/menus/kiosk/kiosk-menu-page.tsx'), 'KioskMenuPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/taxStructures',
    component: lazyRouteComponent(
      () => import('../../../features/menus/lists/tax-structures-page.tsx'),
      'TaxStructuresPage',
    ),
  }),
] as const;
