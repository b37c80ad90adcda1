import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
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
] as const;
