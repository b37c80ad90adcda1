import { explainPermission, type Grant, permissionEntry, sameObject } from '@servery/domain';
import type { FastifyInstance } from 'fastify';
import { loadGrants } from '../../access/actor.ts';
import { grantRole, revokeRole } from '../../access/granting.ts';
import { findGrantTarget, findHolder, listHolders, readGrantedRoles } from '../../access/grants-reading.ts';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';

/** Who holds which role where, and why that lets them do something. */
export function serveGrants(app: FastifyInstance, guard: Guard, database: Database): void {
  serve(app, guard, 'listHolders', async ({ actor, query }) =>
    database.inCompany(actor().companyId, (scope) => listHolders(scope, actor(), query)),
  );

  serve(app, guard, 'getGrants', async ({ actor, params }) =>
    database.inCompany(actor().companyId, (scope) => findHolder(scope, actor(), params.userId)),
  );

  serve(app, guard, 'grantRole', async ({ actor, params, body }) =>
    database.inCompany(actor().companyId, async (scope) => {
      await findHolder(scope, actor(), params.userId);
      await grantRole(scope, actor(), params.userId, body);
      return findHolder(scope, actor(), params.userId);
    }),
  );

  serve(app, guard, 'revokeRole', async ({ actor, params, body }) =>
    database.inCompany(actor().companyId, async (scope) => {
      const before = await findHolder(scope, actor(), params.userId);
      await revokeRole(scope, actor(), params.userId, body);
      const left = await readGrantedRoles(scope, [params.userId]);
      return { ...before, grantedRoles: left.get(params.userId) ?? [] };
    }),
  );

  serve(app, guard, 'explainPermission', async ({ actor, params, query }) =>
    database.inCompany(actor().companyId, async (scope) => {
      const { grantedRoles } = await findHolder(scope, actor(), params.userId);
      const reach = query.tenantId === undefined ? null : await findGrantTarget(scope, query.tenantId);
      if (reach === undefined)
        throw invalid('UNKNOWN_OBJECT', 'There is no such group or location.', 'querystring.tenantId');
      const why = explainPermission(await loadGrants(scope, params.userId), query.permission, reach);
      const asGranted = (grants: readonly Grant[]) =>
        grants.flatMap((grant) =>
          grantedRoles.filter(({ roleId, grantObject }) => {
            const grantedOn = grantObject ?? ({ type: 'GLOBAL', id: null } as const);
            return roleId === grant.roleId && sameObject(grantedOn, grant.grantedOn);
          }),
        );
      return {
        permission: permissionEntry(query.permission),
        isAllowed: why.isAllowed,
        because: asGranted(why.because),
        elsewhere: asGranted(why.elsewhere),
        without: asGranted(why.without),
      };
    }),
  );
}
