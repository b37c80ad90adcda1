import { mayAccess } from '@servery/domain';
import { admitLocations } from '../../access/guard.ts';
import type { Routes } from '../../access/routes.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';
import { sendLines } from '../../platform/http/send-lines.ts';
import { serveCredentials } from './credentials-routes.ts';
import { moveMembers } from './group-members.ts';
import { importLocations } from './import-locations.ts';
import { previewLocationImport } from './location-import.ts';
import { listMovedSync } from './moved-sync.ts';
import { readNotificationPulse, readPulse } from './pulse.ts';
import { listSyncStatus } from './sync-status.ts';
import { deleteTenant, type EndPublications } from './tenant-deletion.ts';
import { readHistory } from './tenant-history.ts';
import { createTenant, editTenant } from './tenant-saves.ts';
import { listTags, listTenants, memberIds } from './tenants-service.ts';
import { readTenant } from './tenants-store.ts';

export interface TenantsOptions {
  readonly endPublications: EndPublications;
}

/** Locations and groups. */
export function serveTenants(route: Routes, options: TenantsOptions): void {
  serveLists(route);
  serveSaves(route, options);
  serveCredentials(route);
}

/** TN-07 to TN-12, TN-21, TN-23 */
function serveLists(route: Routes): void {
  route.company('listTenants', (scope, { actor }) => listTenants(scope, actor.grants, 'LOCATION'));
  route.company('listGroups', (scope, { actor }) => listTenants(scope, actor.grants, 'GROUP'));
  route.company('listAnyTenants', (scope, { actor }) => listTenants(scope, actor.grants));
  route.company('listTags', (scope, { actor }) => listTags(scope, actor.grants));
  route.company('syncStatus', async (scope, { actor, query }) =>
    query.since === undefined
      ? await listSyncStatus(scope, actor.grants)
      : await listMovedSync(scope, actor.grants, query.since),
  );
  route.company('companyPulse', async (scope) => ({
    mark: await readPulse(scope),
    notifications: await readNotificationPulse(scope),
  }));
  route.company('getTenant', async (scope, { actor, params }) => {
    const tenant = await readTenant(scope, params.locationId);
    if (tenant === undefined || !mayAccess(actor.grants, tenant)) throw notFound();
    return tenant;
  });
  route.company('getGroup', async (scope, { params }) => {
    const group = await readTenant(scope, params.groupId);
    if (group?.type !== 'GROUP') throw notFound();
    return { ...group, locationIds: await memberIds(scope, group.id) };
  });
  route.company('tenantHistory', (scope, { params, query }) => readHistory(scope, params.locationId, query.before));
}

/** TN-13 to TN-16 */
function serveSaves(route: Routes, { endPublications }: TenantsOptions): void {
  route.company('createTenant', (scope, { actor, body }) => createTenant(scope, actor, body));
  route.company('editTenant', async (scope, { actor, body }) => {
    await admitLocations(scope, actor, { operationId: 'editTenant', locationIds: [body.id] });
    return editTenant(scope, actor, body);
  });
  route('previewLocationImport', async ({ actor, body, reply }) => {
    const by = actor();
    const preview = (scope: CompanyScope) => previewLocationImport(scope, by, body.csv);
    return sendLines(reply, await route.database.inCompany(by.companyId, preview));
  });
  route.company('importLocations', (scope, { actor, body }) => importLocations(scope, actor, body.lines));
  route.company('moveMembers', async (scope, { actor, params, body }) => ({
    locationIds: await moveMembers(scope, actor, { ...body, groupId: params.groupId }),
  }));
  route('deleteTenant', async ({ actor, params, body }) => {
    const asked = { id: params.locationId, name: body?.name, endPublications };
    const ended = await route.database.inCompany(actor().companyId, (scope) => deleteTenant(scope, actor(), asked));
    return { ...ended, credentials: ended.credentials.length };
  });
}
