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
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/cashDrawers',
    component: lazyRouteComponent(() => import('../../features/cash-drawers/cash-drawers-page.tsx'), 'CashDrawersPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/stations',
    component: lazyRouteComponent(() => import('../../features/stations/stations-page.tsx'), 'StationsPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/tableAndBar',
    component: lazyRouteComponent(
      () => import('../../features/table-and-bar/table-and-bar-page.tsx'),
      'TableAndBarPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/marketing',
    component: lazyRouteComponent(() => import('../../features/marketing/marketing-page.tsx'), 'MarketingPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/creditAndGift',
    component: lazyRouteComponent(
      () => import('../../features/credit-and-gift/credit-and-gift-page.tsx'),
      'CreditAndGiftPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/mobileApp',
    component: lazyRouteComponent(() => import('../../features/mobile-app/mobile-app-page.tsx'), 'MobileAppPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/thriveOnline',
    component: lazyRouteComponent(
      () => import('../../features/online-ordering/online-ordering-page.tsx'),
      'OnlineOrderingPage',
    ),
  }),
] as const;
