import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { textParameter } from '../search.ts';
import { signedInRoute } from './signed-in-route.ts';

export const auditRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/audit',
    validateSearch: z.object({
      kind: textParameter,
      object: textParameter,
      actor: textParameter,
      action: textParameter,
      from: textParameter,
      to: textParameter,
    }),
    component: lazyRouteComponent(() => import('../../features/audit/audit-page.tsx'), 'AuditPage'),
  }),
] as const;
