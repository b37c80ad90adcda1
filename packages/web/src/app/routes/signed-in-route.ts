import { createRoute, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { guardSignedIn } from '../guard/guard.ts';
import { textParameter } from '../search.ts';
import { rootRoute } from './root-route.ts';

const where = z.object({
  companyId: textParameter,
  locationId: textParameter,
  /** On menu pages: the menu that is worked on. */
  menuId: textParameter,
  /** On pages that edit a document: the place in it that is shown first. */
  field: textParameter,
  /** The review of the draft is open. */
  review: textParameter,
  /** The history of the document is open. */
  history: textParameter,
  /** The row that is chosen in a list of the page. */
  row: textParameter,
});

/** Every page with the frame around it. The company and location of the address stay on every way through it. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  validateSearch: where,
  search: { middlewares: [retainSearchParams(['companyId', 'locationId', 'menuId'])] },
  beforeLoad: guardSignedIn,
  component: lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell'),
});
