import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

/** The parameters that filter, sort and open every report. */
const filtered = {
  period: textParameter,
  from: textParameter,
  to: textParameter,
  versus: textParameter,
  place: textParameter,
  channel: textParameter,
  type: textParameter,
  sort: textParameter,
  row: textParameter,
  /** The saved view that is open, and whether its mail is. */
  view: textParameter,
  mail: textParameter,
};

/** RT-05 to RT-10 */
export const reportRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/storeSummary',
    validateSearch: z.object({ ...filtered, figure: textParameter }),
    component: lazyRouteComponent(
      () => import('../../features/reports/store-summary/store-summary-page.tsx'),
      'StoreSummaryPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/productMix',
    validateSearch: z.object({ ...filtered, by: textParameter, soldLine: textParameter, marginLine: textParameter }),
    component: lazyRouteComponent(
      () => import('../../features/reports/product-mix/product-mix-page.tsx'),
      'ProductMixPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/serverPerformance',
    validateSearch: z.object(filtered),
    component: lazyRouteComponent(
      () => import('../../features/reports/servers/server-performance-page.tsx'),
      'ServerPerformancePage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/taxes',
    validateSearch: z.object(filtered),
    component: lazyRouteComponent(() => import('../../features/reports/taxes/taxes-page.tsx'), 'TaxesPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/deliveries',
    validateSearch: z.object({ ...filtered, zone: textParameter }),
    component: lazyRouteComponent(
      () => import('../../features/reports/deliveries/deliveries-page.tsx'),
      'DeliveriesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employeePayroll',
    validateSearch: z.object({ ...filtered, by: textParameter }),
    component: lazyRouteComponent(() => import('../../features/reports/payroll/payroll-page.tsx'), 'PayrollPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/allReports',
    component: lazyRouteComponent(
      () => import('../../features/reports/all-reports/all-reports-page.tsx'),
      'AllReportsPage',
    ),
  }),
] as const;
