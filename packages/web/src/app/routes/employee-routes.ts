import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

const editPage = lazyRouteComponent(
  () => import('../../features/employees/form/edit-employee-page.tsx'),
  'EditEmployeePage',
);

export const employeeRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employees',
    validateSearch: z.object({
      q: textParameter,
      place: textParameter,
      alsoAt: textParameter,
      job: textParameter,
      role: textParameter,
      status: textParameter,
      invalid: textParameter,
      certifications: textParameter,
      sort: textParameter,
    }),
    component: lazyRouteComponent(() => import('../../features/employees/employees-page.tsx'), 'EmployeesPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employees/add',
    component: lazyRouteComponent(
      () => import('../../features/employees/form/add-employee-page.tsx'),
      'AddEmployeePage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employees/$id',
    component: lazyRouteComponent(() => import('../../features/employees/employee-page.tsx'), 'EmployeePage'),
  }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/employees/edit/$id', component: editPage }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/employees/edit/$id/$cf', component: editPage }),
] as const;
