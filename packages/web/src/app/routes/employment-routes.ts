import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const employmentRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employment/employment',
    validateSearch: z.object({ tab: textParameter }),
    component: lazyRouteComponent(
      () => import('../../features/employment/setup/employment-page.tsx'),
      'EmploymentPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employment/admin',
    component: lazyRouteComponent(
      () => import('../../features/employment/admin/employment-admin-page.tsx'),
      'EmploymentAdminPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employment/import',
    component: lazyRouteComponent(
      () => import('../../features/employment/import/import-page.tsx'),
      'EmploymentImportPage',
    ),
  }),
] as const;
