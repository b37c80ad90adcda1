import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../signed-in-route.ts';

const page = () => import('../../../features/menus/modifiers/modifiers-page.tsx');
const addPages = () => import('../../../features/menus/modifiers/add-modifier-pages.tsx');

/** The tree stays while the choice in it changes. RT-67 to RT-71 */
const modifiersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/menu/modifiers',
  component: lazyRouteComponent(page, 'ModifiersPage'),
});

export const modifierRoutes = [
  modifiersRoute.addChildren([
    createRoute({
      getParentRoute: () => modifiersRoute,
      path: '/',
      component: lazyRouteComponent(() => import('../../../features/menus/modifiers/index-page.tsx'), 'IndexPage'),
    }),
    createRoute({
      getParentRoute: () => modifiersRoute,
      path: '/addCategory',
      component: lazyRouteComponent(addPages, 'AddModifierCategoryPage'),
    }),
    createRoute({
      getParentRoute: () => modifiersRoute,
      path: '/items/$modifierId',
      component: lazyRouteComponent(
        () => import('../../../features/menus/modifiers/modifier-page.tsx'),
        'ModifierPage',
      ),
    }),
    createRoute({
      getParentRoute: () => modifiersRoute,
      path: '/$modifierCategoryId/edit',
      component: lazyRouteComponent(
        () => import('../../../features/menus/modifiers/modifier-category-page.tsx'),
        'ModifierCategoryPage',
      ),
    }),
    createRoute({
      getParentRoute: () => modifiersRoute,
      path: '/$modifierCategoryId/item/add',
      component: lazyRouteComponent(addPages, 'AddModifierPage'),
    }),
  ]),
] as const;
