import { accountRoutes } from './routes/account-routes.ts';
import { auditRoutes } from './routes/audit-routes.ts';
import { companyRoutes } from './routes/company-routes.ts';
import { pushRoutes } from './routes/customer/push-routes.ts';
import { debugRoutes } from './routes/debug-routes.ts';
import { employeeRoutes } from './routes/employee-routes.ts';
import { employmentRoutes } from './routes/employment-routes.ts';
import { groupRoutes } from './routes/group-routes.ts';
import { homeRoutes } from './routes/home-routes.ts';
import { imageRoutes } from './routes/image-routes.ts';
import { laborRoutes } from './routes/labor-routes.ts';
import { locationRoutes } from './routes/location-routes.ts';
import { menuItemsRoutes } from './routes/menus/menu-items-routes.ts';
import { menuListRoutes } from './routes/menus/menu-list-routes.ts';
import { menuRoutes } from './routes/menus/menu-routes.ts';
import { modifierRoutes } from './routes/menus/modifier-routes.ts';
import { offerRoutes } from './routes/menus/offer-routes.ts';
import { outOfStockRoutes } from './routes/menus/out-of-stock-routes.ts';
import { notificationRoutes } from './routes/notification-routes.ts';
import { publicRoute, publicRoutes } from './routes/public-routes.ts';
import { publishRoutes } from './routes/publish-routes.ts';
import { redirectRoutes } from './routes/redirect-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import { roleRoutes } from './routes/role-routes.ts';
import { rootRoute } from './routes/root-route.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { signedInRoute } from './routes/signed-in-route.ts';
import { ticketRoutes } from './routes/ticket-routes.ts';

/** Every screen of this build. An area adds its own file and one line here. */
export const routeTree = rootRoute.addChildren([
  publicRoute.addChildren([...publicRoutes]),
  signedInRoute.addChildren([
    ...homeRoutes,
    ...accountRoutes,
    ...auditRoutes,
    ...notificationRoutes,
    ...redirectRoutes,
    ...settingsRoutes,
    ...publishRoutes,
    ...menuRoutes,
    ...menuItemsRoutes,
    ...modifierRoutes,
    ...offerRoutes,
    ...menuListRoutes,
    ...imageRoutes,
    ...outOfStockRoutes,
    ...locationRoutes,
    ...employeeRoutes,
    ...laborRoutes,
    ...employmentRoutes,
    ...companyRoutes,
    ...groupRoutes,
    ...roleRoutes,
    ...reportRoutes,
    ...ticketRoutes,
    ...pushRoutes,
  ]),
  ...debugRoutes,
]);
