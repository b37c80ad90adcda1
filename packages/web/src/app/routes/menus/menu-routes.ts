import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { changeMenu } from '../../guard/change-menu.ts';
import { PagePending } from '../../pages/page-pending.tsx';
import { textParameter } from '../../search.ts';
import { signedInRoute } from '../signed-in-route.ts';

export const menuRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/changeMenu',
    preload: false,
    beforeLoad: ({ search }) => changeMenu(search),
    component: PagePending,
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/admin',
    validateSearch: z.object({ show: textParameter }),
    component: lazyRouteComponent(() => import('../../../features/menus/admin/menus-admin-page.tsx'), 'MenusAdminPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/menu/import',
    component: lazyRouteComponent(() => import('../../../features/menus/import/import-page.tsx'), 'ImportPage'),
  }),
] as const;
