import type { Actor } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import type { RoleScope, RoleWork } from './role-rights.ts';
import {
  changeRolePermissions,
  cloneRole,
  createRole,
  editRole,
  getRole,
  listRoles,
  removeRole,
} from './roles-service.ts';

const operationIds = {
  company: {
    list: 'listRoles',
    get: 'getRole',
    create: 'createRole',
    edit: 'editRole',
    remove: 'deleteRole',
    clone: 'cloneRole',
    changePermissions: 'changeRolePermissions',
  },
  default: {
    list: 'listDefaultRoles',
    get: 'getDefaultRole',
    create: 'createDefaultRole',
    edit: 'editDefaultRole',
    remove: 'deleteDefaultRole',
    clone: 'cloneDefaultRole',
    changePermissions: 'changeDefaultRolePermissions',
  },
} as const;

/** Roles of a company, and the default roles that all companies share. */
export function serveRoles(route: Routes, providerId: string): void {
  serveRolesOf(route, 'company', ({ companyId }) => {
    return { companyId, isDefault: false, isProvider: companyId === providerId };
  });
  // RL-12 PM-52: everybody who manages roles reads them; only the provider company's administrator of them changes them.
  serveRolesOf(route, 'default', ({ homeCompanyId }) => {
    return { companyId: providerId, isDefault: true, isProvider: homeCompanyId === providerId };
  });
}

function serveRolesOf(route: Routes, owner: keyof typeof operationIds, rolesOf: (actor: Actor) => RoleScope): void {
  const ids = operationIds[owner];
  /** Runs work in the transaction of the company whose roles the call is about. */
  const inRoles = <Result>(actor: Actor, work: (roles: RoleWork) => Promise<Result>): Promise<Result> => {
    const roles = rolesOf(actor);
    return route.database.inCompany(roles.companyId, (scope) => work({ scope, actor, roles }));
  };

  route(ids.list, async ({ actor }) => inRoles(actor(), listRoles));
  route(ids.get, async ({ actor, params }) => inRoles(actor(), (work) => getRole(work, params.roleId)));
  route(ids.create, async ({ actor, body }) => inRoles(actor(), (work) => createRole(work, body)));
  route(ids.edit, async ({ actor, body }) => inRoles(actor(), (work) => editRole(work, body)));
  route(ids.remove, async ({ actor, params, reply }) => {
    await inRoles(actor(), (work) => removeRole(work, params.roleId));
    return reply.code(204).send();
  });
  route(ids.clone, async ({ actor, params, query }) =>
    inRoles(actor(), (work) => cloneRole(work, params.roleId, query.name)),
  );
  route(ids.changePermissions, async ({ actor, body }) =>
    inRoles(actor(), (work) => changeRolePermissions(work, body)),
  );
}
