import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../signed-in-route.ts';

const page = () => import('../../../features/menus/offers/offers-page.tsx');

/** The list stays while the choice in it changes. RT-61 to RT-63 */
const offersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/menu/offers',
  component: lazyRouteComponent(page, 'OffersPage'),
});

export const offerRoutes = [
  offersRoute.addChildren([
    createRoute({
      getParentRoute: () => offersRoute,
      path: '/',
      component: lazyRouteComponent(page, 'AllOffersPage'),
    }),
    createRoute({
      getParentRoute: () => offersRoute,
      path: '/add',
      component: lazyRouteComponent(() => import('../../../features/menus/offers/add-offer-page.tsx'), 'AddOfferPage'),
    }),
    createRoute({
      getParentRoute: () => offersRoute,
      path: '/$offerId',
      component: lazyRouteComponent(() => import('../../../features/menus/offers/offer-page.tsx'), 'OfferPage'),
    }),
  ]),
] as const;
