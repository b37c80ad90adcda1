import { formatDateTime, type GrantTarget, isList, isObject, type Json } from '@servery/domain';
import type { Reader } from '@servery/words';
import type { CompanyScope } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/lists.ts';
import { readHead } from './documents-store.ts';
import { readDocument } from './kept-documents.ts';
import { readSettingsNames } from './settings-names.ts';

type Names = ReadonlyMap<string, string>;
type NameKind = 'image' | 'menu' | 'device';

/**
 * Names for the words of changes: images and menus of the company, deleted ones too, the entries on the menu of a location as the
 * company has it, and the kitchen displays and printers of the location's settings. The words are made twice: once to learn
 * which names they ask for, and again with these. Times are in UTC.
 */
export function outsideNames(scope: CompanyScope): <T>(target: GrantTarget, say: (reader: Reader) => T) => Promise<T> {
  const read = { image: remembered(imageNames), menu: remembered(menuNames), onMenu: remembered(namesOnMenu) };
  return async (target, say) => {
    const asked: Readonly<Record<NameKind, Set<string>>> = { image: new Set(), menu: new Set(), device: new Set() };
    const said = say(readerOf((kind, id) => void asked[kind].add(id)));
    if (asked.image.size + asked.menu.size + asked.device.size === 0) return said;
    const names: Readonly<Record<NameKind, Names>> = {
      image: await read.image(scope, [...asked.image]),
      menu: new Map([
        ...(await read.menu(scope, [...asked.menu])),
        ...(await read.onMenu(scope, asked.menu.size === 0 ? [] : await assignedMenus(scope, target))),
      ]),
      device: asked.device.size === 0 ? new Map() : await deviceNames(scope, target),
    };
    return say(readerOf((kind, id) => names[kind].get(id)));
  };
}

function readerOf(name: (kind: NameKind, id: string) => string | undefined): Reader {
  return {
    image: (id) => name('image', id),
    menu: (id) => name('menu', id),
    device: (id) => name('device', id),
    dateTime: (at) => `${formatDateTime(at, 'UTC')} UTC`,
  };
}

type ReadNames = (scope: CompanyScope, ids: readonly string[]) => Promise<readonly (readonly [string, string])[]>;

/** Reads for each id once. */
function remembered(read: ReadNames): (scope: CompanyScope, ids: readonly string[]) => Promise<Names> {
  const names = new Map<string, string>();
  const asked = new Set<string>();
  return async (scope, ids) => {
    const unread = ids.filter((id) => !asked.has(id));
    for (const id of unread) asked.add(id);
    if (unread.length > 0) for (const [id, name] of await read(scope, unread)) names.set(id, name);
    return names;
  };
}

const imageNames: ReadNames = async (scope, ids) => {
  const rows = await scope.db
    .selectFrom('images')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(ids))
    .execute();
  return rows.map(({ id, name }) => [id, name]);
};

const menuNames: ReadNames = async (scope, ids) => {
  const rows = await scope.db
    .selectFrom('documents')
    .select(['document_id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', 'menu')
    .where('tenant_id', '=', '')
    .where('document_id', '=', anyOf(ids))
    .execute();
  return rows.map(({ document_id: id, name }) => [id, name]);
};

/** The menu of a location, if it has one. */
async function assignedMenus(scope: CompanyScope, { id }: GrantTarget): Promise<readonly string[]> {
  const row = await scope.db
    .selectFrom('tenants')
    .select('menu_id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.menu_id ? [row.menu_id] : [];
}

/** Departments, categories and items of these menus. */
const namesOnMenu: ReadNames = async (scope, menuIds) => {
  const found: (readonly [string, string])[] = [];
  for (const documentId of menuIds) {
    const head = await readHead(scope, { kind: 'menu', documentId, tenantId: '' });
    if (head === undefined) continue;
    const menu = await readDocument(scope, head, head.version);
    found.push(...['departments', 'categories', 'items'].flatMap((list) => namesIn(menu[list])));
  }
  return found;
};

function namesIn(entities: Json | undefined): readonly (readonly [string, string])[] {
  if (!isList(entities)) return [];
  return entities.flatMap((entity) =>
    isObject(entity) && isObject(entity.info) ? [[String(entity.id), String(entity.info.name)] as const] : [],
  );
}

async function deviceNames(scope: CompanyScope, target: GrantTarget): Promise<Names> {
  const { displays, printers } = await readSettingsNames(scope, target);
  return new Map([...displays, ...printers].map(({ id, name }) => [id, name]));
}
