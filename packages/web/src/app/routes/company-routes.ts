import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const companyRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/companies',
    validateSearch: z.object({ q: textParameter, sort: textParameter }),
    component: lazyRouteComponent(() => import('../../features/companies/companies-page.tsx'), 'CompaniesPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/companies/add',
    component: lazyRouteComponent(() => import('../../features/companies/add-company-page.tsx'), 'AddCompanyPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/companies/$id/edit',
    component: lazyRouteComponent(() => import('../../features/companies/edit-company-page.tsx'), 'EditCompanyPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/companies/$id',
    component: lazyRouteComponent(() => import('../../features/companies/company-page.tsx'), 'CompanyPage'),
  }),
] as const;
