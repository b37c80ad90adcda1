import { type Change, formatDateTime, type Json } from '@servery/domain';
import type { Reader } from '@servery/words';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

/** The names of images and menus that the changes refer to, deleted ones too; times in UTC. */
export async function readerOf(scope: CompanyScope, changes: readonly Change[]): Promise<Reader> {
  const ids = [...new Set(changes.flatMap(({ from, to }) => [...stringsIn(from), ...stringsIn(to)]))];
  const [images, menus] =
    ids.length === 0 ? [[], []] : await Promise.all([imageNames(scope, ids), menuNames(scope, ids)]);
  const [image, menu] = [new Map(images), new Map(menus)];
  return {
    image: (id) => image.get(id),
    menu: (id) => menu.get(id),
    dateTime: (at) => `${formatDateTime(at, 'UTC')} UTC`,
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
