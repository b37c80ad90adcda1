import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

/** RT-100, RT-101 */
export const ticketRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/ticket-finder/search',
    validateSearch: z.object({
      q: textParameter,
      number: textParameter,
      place: textParameter,
      server: textParameter,
      customer: textParameter,
      item: textParameter,
      tax: textParameter,
      card: textParameter,
      from: textParameter,
      to: textParameter,
      least: textParameter,
      most: textParameter,
      state: textParameter,
      marked: textParameter,
      channel: textParameter,
      type: textParameter,
      ticket: textParameter,
    }),
    component: lazyRouteComponent(() => import('../../features/tickets/ticket-finder-page.tsx'), 'TicketFinderPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/ticket-finder/index-info',
    component: lazyRouteComponent(() => import('../../features/tickets/ticket-index-page.tsx'), 'TicketIndexPage'),
  }),
] as const;
