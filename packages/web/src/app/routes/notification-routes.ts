import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.ts';

export const notificationRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/notifications',
    component: lazyRouteComponent(
      () => import('../../features/notifications/notifications-page.tsx'),
      'NotificationsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/notifications/preferences',
    component: lazyRouteComponent(
      () => import('../../features/notifications/preferences/preferences-page.tsx'),
      'NotificationPreferencesPage',
    ),
  }),
] as const;
