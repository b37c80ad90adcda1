import { explainPermission, type Grant, permissionEntry, sameObject } from '@servery/domain';
import { loadGrants } from '../../access/actor.ts';
import { grantRole, revokeRole } from '../../access/granting.ts';
import { findGrantTarget, findHolder, listHolders, readGrantedRoles } from '../../access/grants-reading.ts';
import type { Routes } from '../../access/routes.ts';
import { invalid } from '../../platform/fault.ts';

/** The roles that people hold, the places of these, and the reasons that they let a person do something. */
export function serveGrants(route: Routes): void {
  route.company('listHolders', (scope, { actor, query }) => listHolders(scope, actor, query));

  route.company('getGrants', (scope, { actor, params }) => findHolder(scope, actor, params.userId));

  route.company('grantRole', async (scope, { actor, params, body }) => {
    await findHolder(scope, actor, params.userId);
    await grantRole(scope, actor, { ...body, userId: params.userId });
    return findHolder(scope, actor, params.userId);
  });

  route.company('revokeRole', async (scope, { actor, params, body }) => {
    const before = await findHolder(scope, actor, params.userId);
    await revokeRole(scope, actor, { ...body, userId: params.userId });
    const left = await readGrantedRoles(scope, [params.userId]);
    return { ...before, grantedRoles: left.get(params.userId) ?? [] };
  });

  route.company('explainPermission', async (scope, { actor, params, query }) => {
    const { grantedRoles } = await findHolder(scope, actor, params.userId);
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
  });
}
