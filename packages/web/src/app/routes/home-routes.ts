import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { PageNotFound } from '../pages/page-not-found.tsx';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const homeRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/home', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/home',
    validateSearch: z.object({ getStatus: textParameter }),
    component: lazyRouteComponent(() => import('../../features/home/home-page.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/news/$companyId',
    component: lazyRouteComponent(() => import('../../features/news/news-page.tsx'), 'NewsPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '$',
    component: PageNotFound,
  }),
] as const;
