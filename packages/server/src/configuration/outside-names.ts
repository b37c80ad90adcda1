import { type Change, formatDateTime, type Json } from '@servery/domain';
import type { Reader } from '@servery/words';
import type { CompanyScope } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/lists.ts';

/** Reads the names of images and menus that changes refer to, deleted ones too; each is asked for once. Times are in UTC. */
export function outsideNames(scope: CompanyScope): (changes: readonly Change[]) => Promise<Reader> {
  const image = new Map<string, string>();
  const menu = new Map<string, string>();
  const asked = new Set<string>();
  const reader: Reader = {
    image: (id) => image.get(id),
    menu: (id) => menu.get(id),
    device: () => undefined,
    dateTime: (at) => `${formatDateTime(at, 'UTC')} UTC`,
  };
  return async (changes) => {
    const ids = changes
      .flatMap(({ from, to }) => [...stringsIn(from), ...stringsIn(to)])
      .filter((id) => !asked.has(id));
    for (const id of ids) asked.add(id);
    if (ids.length === 0) return reader;
    for (const [id, name] of await imageNames(scope, ids)) image.set(id, name);
    for (const [id, name] of await menuNames(scope, ids)) menu.set(id, name);
    return reader;
  };
}

type Named = readonly (readonly [id: string, name: string])[];

async function imageNames(scope: CompanyScope, ids: readonly string[]): Promise<Named> {
  const rows = await scope.db
    .selectFrom('images')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(ids))
    .execute();
  return rows.map(({ id, name }) => [id, name]);
}

async function menuNames(scope: CompanyScope, ids: readonly string[]): Promise<Named> {
  const rows = await scope.db
    .selectFrom('documents')
    .select(['document_id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', 'menu')
    .where('tenant_id', '=', '')
    .where('document_id', '=', anyOf(ids))
    .execute();
  return rows.map(({ document_id: id, name }) => [id, name]);
}

/** Simple values and lists of them: what is an id and what is not, the words know. */
function stringsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
