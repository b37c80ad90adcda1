import { accountRoutes } from './routes/account-routes.ts';
import { companyRoutes } from './routes/company-routes.ts';
import { debugRoutes } from './routes/debug-routes.ts';
import { groupRoutes } from './routes/group-routes.ts';
import { homeRoutes } from './routes/home-routes.ts';
import { imageRoutes } from './routes/image-routes.ts';
import { locationRoutes } from './routes/location-routes.ts';
import { menuItemsRoutes } from './routes/menu-items-routes.ts';
import { menuRoutes } from './routes/menu-routes.ts';
import { publicRoute, publicRoutes } from './routes/public-routes.ts';
import { publishRoutes } from './routes/publish-routes.ts';
import { roleRoutes } from './routes/role-routes.ts';
import { rootRoute } from './routes/root-route.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { signedInRoute } from './routes/signed-in-route.ts';

/** Every screen of this build. An area adds its own file and one line here. */
export const routeTree = rootRoute.addChildren([
  publicRoute.addChildren([...publicRoutes]),
  signedInRoute.addChildren([
    ...homeRoutes,
    ...accountRoutes,
    ...settingsRoutes,
    ...publishRoutes,
    ...menuRoutes,
    ...menuItemsRoutes,
    ...imageRoutes,
    ...locationRoutes,
    ...companyRoutes,
    ...groupRoutes,
    ...roleRoutes,
  ]),
  ...debugRoutes,
]);
