import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

export const debugRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/debug/components',
    component: lazyRouteComponent(() => import('../../ui/gallery/gallery-page.tsx'), 'GalleryPage'),
  }),
] as const;
