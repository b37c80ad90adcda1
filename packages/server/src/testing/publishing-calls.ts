import type { WorkflowExecution, WorkflowStatus } from '@servery/contract';
import type { MenuBlob } from '@servery/domain';
import { expect } from 'vitest';
import { gzipBody } from './gzip-body.ts';
import { renamedTax } from './menu-edits.ts';
import { type Client, testCompany } from './test-server.ts';
import { waitFor } from './wait-for.ts';

/** A company with a menu at every location and saved settings, and calls to publish them. */
export async function publishingCompany() {
  const { server, company, admin } = await testCompany();
  const all = Object.values(company.locations);
  const menus = `/api/menus/company/${company.id}`;
  const menuId: string = (await admin('POST', menus, gzipBody({ name: 'Main' }))).json().id;
  await admin('POST', `${menus}/${menuId}/assign`, { locationIds: all });
  const settings = `/api/blobs/settings/company/${company.id}`;
  const { id, blob } = (await admin('GET', settings)).json();
  await admin('PUT', settings, { id, ver: 0, blob });

  async function start(client: Client, body: object, path = '/api/sync-locations'): Promise<WorkflowExecution> {
    const answer = await client('POST', `${path}/start`, {
      syncDateMillis: null,
      action: 'PUBLISH',
      locationIds: all,
      ...body,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  async function statusOf(execution: WorkflowExecution, path = '/api/sync-locations'): Promise<WorkflowStatus> {
    return (await admin('POST', `${path}/status`, execution)).json();
  }

  function completed(execution: WorkflowExecution, path?: string): Promise<WorkflowStatus> {
    return waitFor(async () => {
      const status = await statusOf(execution, path);
      return status.syncCompleted === null ? undefined : status;
    });
  }

  async function published(kind: string, locationId: string) {
    const answer = await admin('GET', `/api/published-config/${kind}/${locationId}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const etag = String(answer.headers.etag);
    return { body: answer.body, etag, hash: /[0-9a-f]{64}/.exec(etag)?.[0] ?? '' };
  }

  /** Saves the menu and publishes it everywhere. @returns the hash that it has at the first location */
  async function publishMenu(menuBlob: MenuBlob): Promise<string> {
    const { ver, name, desc, singleUse } = (await admin('GET', `${menus}/${menuId}`)).json();
    const answer = await admin('PUT', menus, gzipBody({ id: menuId, ver, name, desc, singleUse, menuBlob }));
    expect(answer.statusCode, answer.body).toBe(200);
    await completed(await start(admin, { locationIds: all }));
    return (await published('menus', company.locations.one)).hash;
  }

  async function renameTax(locationId: string, to: string, overrideVer: number): Promise<void> {
    const answer = await admin('POST', `/api/menus/location/${locationId}/${menuId}?overrideVer=${overrideVer}`, {
      changes: [renamedTax(to)],
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  return { server, company, admin, all, menuId, start, statusOf, completed, published, publishMenu, renameTax };
}
