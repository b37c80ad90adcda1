import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/hours',
    component: lazyRouteComponent(() => import('../../features/settings/hours/hours-page.tsx'), 'HoursPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/orderTypes',
    component: lazyRouteComponent(
      () => import('../../features/settings/order-types/order-types-page.tsx'),
      'OrderTypesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/payments',
    component: lazyRouteComponent(() => import('../../features/settings/payments/payments-page.tsx'), 'PaymentsPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/cashDrawers',
    component: lazyRouteComponent(
      () => import('../../features/settings/cash-drawers/cash-drawers-page.tsx'),
      'CashDrawersPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/stations',
    component: lazyRouteComponent(() => import('../../features/settings/stations/stations-page.tsx'), 'StationsPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/deliverySettings',
    validateSearch: z.object({ import: textParameter }),
    component: lazyRouteComponent(() => import('../../features/settings/delivery/delivery-page.tsx'), 'DeliveryPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/posDesign',
    component: lazyRouteComponent(
      () => import('../../features/settings/pos-design/pos-design-page.tsx'),
      'PosDesignPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/onlineDesign',
    component: lazyRouteComponent(
      () => import('../../features/settings/online-design/online-design-page.tsx'),
      'OnlineDesignPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/kiosk',
    beforeLoad: () => {
      throw redirect({ to: '/kiosk/design', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/kiosk/design',
    component: lazyRouteComponent(
      () => import('../../features/settings/kiosk-design/kiosk-design-page.tsx'),
      'KioskDesignPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/printers',
    component: lazyRouteComponent(() => import('../../features/settings/printers/printers-page.tsx'), 'PrintersPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/printerOptions',
    validateSearch: z.object({ tab: textParameter, print: textParameter, template: textParameter }),
    component: lazyRouteComponent(
      () => import('../../features/settings/printer-options/printer-options-page.tsx'),
      'PrinterOptionsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/tableAndBar',
    component: lazyRouteComponent(
      () => import('../../features/settings/table-and-bar/table-and-bar-page.tsx'),
      'TableAndBarPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/marketing',
    component: lazyRouteComponent(
      () => import('../../features/settings/marketing/marketing-page.tsx'),
      'MarketingPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/creditAndGift',
    component: lazyRouteComponent(
      () => import('../../features/settings/credit-and-gift/credit-and-gift-page.tsx'),
      'CreditAndGiftPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/mobileApp',
    component: lazyRouteComponent(
      () => import('../../features/settings/mobile-app/mobile-app-page.tsx'),
      'MobileAppPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/locationSettings/thriveOnline',
    component: lazyRouteComponent(
      () => import('../../features/settings/online-ordering/online-ordering-page.tsx'),
      'OnlineOrderingPage',
    ),
  }),
] as const;
