import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../../search.ts';
import { signedInRoute } from '../signed-in-route.ts';

/** RT-99 */
export const pushRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/customer/pushNotifications',
    validateSearch: z.object({ message: textParameter }),
    component: lazyRouteComponent(
      () => import('../../../features/push/push-notifications-page.tsx'),
      'PushNotificationsPage',
    ),
  }),
] as const;
