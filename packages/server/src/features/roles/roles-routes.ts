import type { Actor } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { RoleScope } from './role-rights.ts';
import {
  changeRolePermissions,
  cloneRole,
  createRole,
  editRole,
  getRole,
  listRoles,
  removeRole,
} from './roles-service.ts';

type Work<Result> = (scope: CompanyScope, actor: Actor, roles: RoleScope) => Promise<Result>;

/** Roles of a company, and the default roles that all companies share. */
export function serveRoles(route: Routes, providerId: string): void {
  const { database } = route;
  serveCompanyRoles(route, (actor, work) => {
    const roles = { companyId: actor.companyId, isDefault: false, isProvider: actor.companyId === providerId };
    return database.inCompany(roles.companyId, (scope) => work(scope, actor, roles));
  });
  serveDefaultRoles(route, (actor, work) => {
    const roles = { companyId: providerId, isDefault: true, isProvider: actor.homeCompanyId === providerId };
    return database.inCompany(providerId, (scope) => work(scope, actor, roles));
  });
}

/** Runs work in the transaction of the company whose roles the call is about. */
type InRoles = <Result>(actor: Actor, work: Work<Result>) => Promise<Result>;

function serveCompanyRoles(route: Routes, inRoles: InRoles): void {
  route('listRoles', async ({ actor }) => inRoles(actor(), listRoles));
  route('getRole', async ({ actor, params }) => inRoles(actor(), (...place) => getRole(...place, params.roleId)));
  route('createRole', async ({ actor, body }) => inRoles(actor(), (...place) => createRole(...place, body)));
  route('editRole', async ({ actor, body }) => inRoles(actor(), (...place) => editRole(...place, body)));
  route('deleteRole', async ({ actor, params, reply }) => {
    await inRoles(actor(), (...place) => removeRole(...place, params.roleId));
    return reply.code(204).send();
  });
  route('cloneRole', async ({ actor, params, query }) =>
    inRoles(actor(), (...place) => cloneRole(...place, params.roleId, query.name)),
  );
  route('changeRolePermissions', async ({ actor, body }) =>
    inRoles(actor(), (...place) => changeRolePermissions(...place, body)),
  );
}

/** RL-12 PM-52: everybody who manages roles reads them; only the provider company's administrator of them changes them. */
function serveDefaultRoles(route: Routes, inRoles: InRoles): void {
  route('listDefaultRoles', async ({ actor }) => inRoles(actor(), listRoles));
  route('getDefaultRole', async ({ actor, params }) =>
    inRoles(actor(), (...place) => getRole(...place, params.roleId)),
  );
  route('createDefaultRole', async ({ actor, body }) => inRoles(actor(), (...place) => createRole(...place, body)));
  route('editDefaultRole', async ({ actor, body }) => inRoles(actor(), (...place) => editRole(...place, body)));
  route('deleteDefaultRole', async ({ actor, params, reply }) => {
    await inRoles(actor(), (...place) => removeRole(...place, params.roleId));
    return reply.code(204).send();
  });
  route('cloneDefaultRole', async ({ actor, params, query }) =>
    inRoles(actor(), (...place) => cloneRole(...place, params.roleId, query.name)),
  );
  route('changeDefaultRolePermissions', async ({ actor, body }) =>
    inRoles(actor(), (...place) => changeRolePermissions(...place, body)),
  );
}
