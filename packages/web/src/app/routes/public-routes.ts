import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { guardPublic } from '../guard/guard.ts';
import { rootRoute } from './root-route.ts';

/** Pages without a signed-in user. GD-01 to GD-05 */
export const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'public', beforeLoad: guardPublic });

export const publicRoutes = [
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/login',
    component: lazyRouteComponent(() => import('../../features/sessions/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/recover',
    component: lazyRouteComponent(() => import('../../features/sessions/recovery/recover-page.tsx'), 'RecoverPage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/reset/$userId/$token',
    beforeLoad: ({ params }) => hideToken('/reset', params),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/reset',
    component: lazyRouteComponent(() => import('../../features/sessions/recovery/link-page.tsx'), 'ResetPage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/invite/$userId/$inviteToken',
    beforeLoad: ({ params }) => hideToken('/invite', { userId: params.userId, token: params.inviteToken }),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/invite',
    component: lazyRouteComponent(() => import('../../features/sessions/recovery/link-page.tsx'), 'InvitePage'),
  }),
] as const;

/** A mailed token leaves the address at once and goes on in the history entry: no referrer, bookmark or log gets it. */
function hideToken(to: '/reset' | '/invite', link: { readonly userId: string; readonly token: string }): never {
  const mailedLink = { userId: link.userId, inviteToken: link.token };
  throw redirect({ to, replace: true, state: (before) => ({ ...before, mailedLink }) });
}
