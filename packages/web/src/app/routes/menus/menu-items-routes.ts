import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../signed-in-route.ts';

const addPages = () => import('../../../features/menus/items/add-pages.tsx');

/** The tree stays while the choice in it changes. RT-72 to RT-78 */
const menuItemsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/menu/menuItems',
  component: lazyRouteComponent(() => import('../../../features/menus/items/menu-items-page.tsx'), 'MenuItemsPage'),
});

export const menuItemsRoutes = [
  menuItemsRoute.addChildren([
    createRoute({
      getParentRoute: () => menuItemsRoute,
      path: '/',
      component: lazyRouteComponent(() => import('../../../features/menus/items/index-page.tsx'), 'IndexPage'),
    }),
    createRoute({
      getParentRoute: () => menuItemsRoute,
      path: '/departments/add',
      component: lazyRouteComponent(addPages, 'AddDepartmentPage'),
    }),
    createRoute({
      getParentRoute: () => menuItemsRoute,
      path: '/departments/$departmentId/edit',
      component: lazyRouteComponent(
        () => import('../../../features/menus/items/department-page.tsx'),
        'DepartmentPage',
      ),
    }),
    createRoute({
      getParentRoute: () => menuItemsRoute,
      path: '/item/add',
      component: lazyRouteComponent(addPages, 'AddItemPage'),
    }),
    createRoute({
      getParentRoute: () => menuItemsRoute,
      path: '/$departmentId/category/add',
      component: lazyRouteComponent(addPages, 'AddCategoryPage'),
    }),
    createRoute({
      getParentRoute: () => menuItemsRoute,
      path: '/$departmentId/category/$categoryId',
      component: lazyRouteComponent(() => import('../../../features/menus/items/category-page.tsx'), 'CategoryPage'),
    }),
    createRoute({
      getParentRoute: () => menuItemsRoute,
      path: '/$departmentId/$categoryId/item/add',
      component: lazyRouteComponent(addPages, 'AddItemPage'),
    }),
    createRoute({
      getParentRoute: () => menuItemsRoute,
      path: '/$departmentId/item/$itemId',
      component: lazyRouteComponent(() => import('../../../features/menus/items/item-page.tsx'), 'ItemPage'),
    }),
  ]),
] as const;
