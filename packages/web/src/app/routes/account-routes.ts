import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { changeCompany, changeLocation } from '../guard/change-level.ts';
import { ChangingLocation } from '../pages/changing-location.tsx';
import { PagePending } from '../pages/page-pending.tsx';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const accountRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/companies/change',
    validateSearch: z.object({ companyId: textParameter }),
    preload: false,
    beforeLoad: changeCompany,
    component: PagePending,
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/changeLocation',
    validateSearch: z.object({ locationId: textParameter, redir: textParameter }),
    preload: false,
    beforeLoad: ({ search }) => changeLocation(search),
    component: ChangingLocation,
    pendingComponent: ChangingLocation,
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/employees/changePassword',
    component: lazyRouteComponent(
      () => import('../../features/sessions/passwords/change-password-page.tsx'),
      'ChangePasswordPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/mySessions',
    component: lazyRouteComponent(
      () => import('../../features/sessions/own-sessions/own-sessions-page.tsx'),
      'OwnSessionsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/actAs',
    validateSearch: z.object({ q: textParameter }),
    component: lazyRouteComponent(() => import('../../features/sessions/acting/act-as-page.tsx'), 'ActAsPage'),
  }),
] as const;
