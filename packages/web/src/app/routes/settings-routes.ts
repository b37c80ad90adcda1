import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.ts';

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/hours',
    component: lazyRouteComponent(() => import('../../features/hours/hours-page.tsx'), 'HoursPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/orderTypes',
    component: lazyRouteComponent(() => import('../../features/order-types/order-types-page.tsx'), 'OrderTypesPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/payments',
    component: lazyRouteComponent(() => import('../../features/payments/payments-page.tsx'), 'PaymentsPage'),
  }),
] as const;
