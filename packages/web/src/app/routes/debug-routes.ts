import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageNotFound } from '../pages/page-not-found.tsx';
import { rootRoute } from './root-route.ts';

export const debugRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/debug/components',
    component: lazyRouteComponent(() => import('../../ui/gallery/gallery-page.tsx'), 'GalleryPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/debug/inviteEmails',
    notFoundComponent: PageNotFound,
    component: lazyRouteComponent(() => import('../../features/sessions/mailbox/mailbox-page.tsx'), 'MailboxPage'),
  }),
] as const;
