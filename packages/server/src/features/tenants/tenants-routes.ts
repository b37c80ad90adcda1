import { mayAccess } from '@servery/domain';
import type { FastifyInstance } from 'fastify';
import type { CredentialCheck } from '../../access/credential-check.ts';
import { admitLocations, type Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';
import { serveCredentials } from './credentials-routes.ts';
import { moveMembers } from './group-members.ts';
import { listMovedSync } from './moved-sync.ts';
import { listSyncStatus } from './sync-status.ts';
import { deleteTenant, type EndPublications } from './tenant-deletion.ts';
import { readHistory } from './tenant-history.ts';
import { createTenant, editTenant } from './tenant-saves.ts';
import { listTags, listTenants, memberIds } from './tenants-service.ts';
import { readTenant } from './tenants-store.ts';

export interface TenantsOptions {
  readonly database: Database;
  readonly credentials: CredentialCheck;
  readonly endPublications: EndPublications;
}

/** Locations and groups. */
export function serveTenants(app: FastifyInstance, guard: Guard, options: TenantsOptions): void {
  serveLists(app, guard, options.database);
  serveSaves(app, guard, options);
  serveCredentials(app, guard, options.database, options.credentials);
}

/** TN-07 to TN-12, TN-21, TN-23 */
function serveLists(app: FastifyInstance, guard: Guard, database: Database): void {
  serve(app, guard, 'listTenants', async ({ actor }) =>
    database.inCompany(actor().companyId, (scope) => listTenants(scope, actor().grants, 'LOCATION')),
  );
  serve(app, guard, 'listGroups', async ({ actor }) =>
    database.inCompany(actor().companyId, (scope) => listTenants(scope, actor().grants, 'GROUP')),
  );
  serve(app, guard, 'listAnyTenants', async ({ actor }) =>
    database.inCompany(actor().companyId, (scope) => listTenants(scope, actor().grants)),
  );
  serve(app, guard, 'listTags', async ({ actor }) =>
    database.inCompany(actor().companyId, (scope) => listTags(scope, actor().grants)),
  );
  serve(app, guard, 'syncStatus', async ({ actor, query }) =>
    database.inCompany(actor().companyId, async (scope) =>
      query.since === undefined
        ? await listSyncStatus(scope, actor().grants)
        : await listMovedSync(scope, actor().grants, query.since),
    ),
  );
  serve(app, guard, 'getTenant', async ({ actor, params }) => {
    const tenant = await database.inCompany(actor().companyId, (scope) => readTenant(scope, params.locationId));
    if (tenant === undefined || !mayAccess(actor().grants, tenant)) throw notFound();
    return tenant;
  });
  serve(app, guard, 'getGroup', async ({ actor, params }) =>
    database.inCompany(actor().companyId, async (scope) => {
      const group = await readTenant(scope, params.groupId);
      if (group?.type !== 'GROUP') throw notFound();
      return { ...group, locationIds: await memberIds(scope, group.id) };
    }),
  );
  serve(app, guard, 'tenantHistory', async ({ actor, params, query }) =>
    database.inCompany(actor().companyId, (scope) => readHistory(scope, params.locationId, query.before)),
  );
}

/** TN-13 to TN-16 */
function serveSaves(
  app: FastifyInstance,
  guard: Guard,
  { database, credentials, endPublications }: TenantsOptions,
): void {
  serve(app, guard, 'createTenant', async ({ actor, body }) =>
    database.inCompany(actor().companyId, (scope) => createTenant(scope, actor(), body)),
  );
  serve(app, guard, 'editTenant', async ({ actor, body }) =>
    database.inCompany(actor().companyId, async (scope) => {
      await admitLocations(scope, 'editTenant', actor(), [body.id]);
      return editTenant(scope, actor(), body);
    }),
  );
  serve(app, guard, 'moveMembers', async ({ actor, params, body }) => ({
    locationIds: await database.inCompany(actor().companyId, (scope) =>
      moveMembers(scope, actor(), params.groupId, body),
    ),
  }));
  serve(app, guard, 'deleteTenant', async ({ actor, params, body }) => {
    const asked = { id: params.locationId, name: body.name };
    const ended = await database.inCompany(actor().companyId, (scope) =>
      deleteTenant(scope, actor(), asked, endPublications),
    );
    for (const id of ended.credentials) credentials.forget(id);
    return { ...ended, credentials: ended.credentials.length };
  });
}
