import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../access/actor.ts';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
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
export function serveRoles(app: FastifyInstance, guard: Guard, database: Database, providerId: string): void {
  serveCompanyRoles(app, guard, (actor, work) => {
    const roles = { companyId: actor.companyId, isDefault: false, isProvider: actor.companyId === providerId };
    return database.inCompany(roles.companyId, (scope) => work(scope, actor, roles));
  });
  serveDefaultRoles(app, guard, (actor, work) => {
    const roles = { companyId: providerId, isDefault: true, isProvider: actor.homeCompanyId === providerId };
    return database.inCompany(providerId, (scope) => work(scope, actor, roles));
  });
}

/** Runs work in the transaction of the company whose roles the call is about. */
type InRoles = <Result>(actor: Actor, work: Work<Result>) => Promise<Result>;

function serveCompanyRoles(app: FastifyInstance, guard: Guard, inRoles: InRoles): void {
  serve(app, guard, 'listRoles', async ({ actor }) => inRoles(actor(), listRoles));
  serve(app, guard, 'getRole', async ({ actor, params }) =>
    inRoles(actor(), (...place) => getRole(...place, params.roleId)),
  );
  serve(app, guard, 'createRole', async ({ actor, body }) =>
    inRoles(actor(), (...place) => createRole(...place, body)),
  );
  serve(app, guard, 'editRole', async ({ actor, body }) => inRoles(actor(), (...place) => editRole(...place, body)));
  serve(app, guard, 'deleteRole', async ({ actor, params, reply }) => {
    await inRoles(actor(), (...place) => removeRole(...place, params.roleId));
    return reply.code(204).send();
  });
  serve(app, guard, 'cloneRole', async ({ actor, params, query }) =>
    inRoles(actor(), (...place) => cloneRole(...place, params.roleId, query.name)),
  );
  serve(app, guard, 'changeRolePermissions', async ({ actor, body }) =>
    inRoles(actor(), (...place) => changeRolePermissions(...place, body)),
  );
}

/** RL-12 PM-52: everybody who manages roles reads them; only the provider company's administrator of them changes them. */
function serveDefaultRoles(app: FastifyInstance, guard: Guard, inRoles: InRoles): void {
  serve(app, guard, 'listDefaultRoles', async ({ actor }) => inRoles(actor(), listRoles));
  serve(app, guard, 'getDefaultRole', async ({ actor, params }) =>
    inRoles(actor(), (...place) => getRole(...place, params.roleId)),
  );
  serve(app, guard, 'createDefaultRole', async ({ actor, body }) =>
    inRoles(actor(), (...place) => createRole(...place, body)),
  );
  serve(app, guard, 'editDefaultRole', async ({ actor, body }) =>
    inRoles(actor(), (...place) => editRole(...place, body)),
  );
  serve(app, guard, 'deleteDefaultRole', async ({ actor, params, reply }) => {
    await inRoles(actor(), (...place) => removeRole(...place, params.roleId));
    return reply.code(204).send();
  });
  serve(app, guard, 'cloneDefaultRole', async ({ actor, params, query }) =>
    inRoles(actor(), (...place) => cloneRole(...place, params.roleId, query.name)),
  );
  serve(app, guard, 'changeDefaultRolePermissions', async ({ actor, body }) =>
    inRoles(actor(), (...place) => changeRolePermissions(...place, body)),
  );
}
