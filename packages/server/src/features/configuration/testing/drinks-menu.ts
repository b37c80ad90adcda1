import {
  type Change,
  type JsonObject,
  type MenuItem,
  newCategory,
  newDepartment,
  newInfo,
  newItem,
  newItemPricing,
} from '@servery/domain';
import { gzipBody } from '../../../testing/gzip-body.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, type TestCompany, testServer } from '../../../testing/test-server.ts';

/** The ids of the items on a menu of drinks, and their names. */
export const drinkIds = ['cola', 'tea', 'water'];

/** Changes that are sent for a document, without more for the menu of drinks, by the administrator. */
export interface SentChanges {
  readonly baseVersion: number;
  readonly changes: readonly object[];
  readonly tenantId?: string;
  readonly client?: Client;
  readonly kind?: string;
  readonly documentId?: string;
}

export type DrinksMenu = Awaited<ReturnType<typeof buildDrinksMenu>>;

/** A company with a menu of three drinks, at version 2. */
export async function buildDrinksMenu() {
  const company = await buildCompany(await testServer());
  const admin = await company.as('admin');
  const menuId = await addDrinksMenu(company, admin);

  async function menuNow(id = menuId): Promise<JsonObject> {
    return JSON.parse((await admin('GET', `/api/menus/company/${company.id}/${id}`)).json().menuBlob);
  }

  return {
    company,
    admin,
    menuId,
    menuNow,
    addMenu: (more: object) => addDrinksMenu(company, admin, more),
    save: ({ client = admin, kind = 'menu', documentId = menuId, ...body }: SentChanges) =>
      client('POST', `/api/configuration/${company.id}/${kind}/${documentId}/changes`, gzipBody(body)),
    namesNow: async (id = menuId) => Object.values((await menuNow(id)).items ?? {}).map((item) => item.info.name),
    ownAt: async (tenantId: string) =>
      (await admin('GET', `/api/menus/location/${tenantId}/${menuId}?companyId=${company.id}`)).json().override,
    person: async (permissions: Parameters<typeof personWith>[2]['permissions'], id?: string) =>
      personWith(await testServer(), company, {
        permissions,
        on: id === undefined ? undefined : { type: 'LOCATION', id },
      }),
  };
}

export function drink(id: string, name = id, description = ''): MenuItem {
  const pricing = [newItemPricing({ pricingScheme: 'default' })];
  const info = newInfo({ name, description });
  return newItem({ id, name, info, department: 'drinks', category: 'soft', pricing });
}

export function renamed(id: string, to: string, from = id): Change {
  return { kind: 'SIMPLE_FIELD_CHANGED', path: ['items', { id }, 'info', 'name'], from, to };
}

export function removed(id: string): Change {
  return { kind: 'ARRAY_ENTITY_REMOVED', path: ['items', { id }] };
}

async function addDrinksMenu({ id: companyId }: TestCompany, admin: Client, more: object = {}): Promise<string> {
  const url = `/api/menus/company/${companyId}`;
  const made = (await admin('POST', url, gzipBody({ name: 'Drinks', ...more }))).json();
  const { menuBlob, name, desc, singleUse } = (await admin('GET', `${url}/${made.id}`)).json();
  const parts = {
    departments: [newDepartment({ id: 'drinks', name: 'Drinks' })],
    categories: [newCategory({ id: 'soft', department: 'drinks', name: 'Soft Drinks' })],
    items: drinkIds.map((id) => drink(id)),
  };
  const body = { id: made.id, ver: made.ver, name, desc, singleUse, menuBlob: { ...JSON.parse(menuBlob), ...parts } };
  const { statusCode } = await admin('PUT', url, gzipBody(body));
  if (statusCode !== 200) throw new Error(`The menu was not saved: ${statusCode}.`);
  return made.id;
}
