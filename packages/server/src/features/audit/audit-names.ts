import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { objectOf, textAt, textsOf } from './audit-details.ts';
import type { AuditRow } from './audit-store.ts';

/** So many of the things that one entry names are looked up and shown; the others are counted. */
export const namedAtMost = 100;

/** The things that some entries are about, by id. */
export interface AuditNames {
  readonly names: ReadonlyMap<string, string>;
  /** Deleted, and known by the name that it had. */
  readonly gone: ReadonlySet<string>;
}

export async function readNames(scope: CompanyScope, rows: readonly AuditRow[]): Promise<AuditNames> {
  const { db, companyId } = scope;
  const ids = [...new Set([companyId, ...rows.flatMap(idsOf)])];
  const roles = await deletedRoles(scope, ids);
  const found = [
    roles,
    await db
      .selectFrom('roles')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .execute(),
    await db
      .selectFrom('users')
      .select(['id', 'display_name as name'])
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .execute(),
    await db
      .selectFrom('documents')
      .select(['document_id as id', 'name', 'deleted_at'])
      .where('company_id', '=', companyId)
      .where('tenant_id', '=', '')
      .where('name', '<>', '')
      .where('document_id', '=', anyOf(ids))
      .execute(),
    await db
      .selectFrom('tenants')
      .select(['id', 'name', 'deleted_at'])
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .execute(),
    await db.selectFrom('companies').select(['id', 'name']).where('id', '=', anyOf(ids)).execute(),
    await db
      .selectFrom('publications')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('name', '<>', '')
      .where('id', '=', anyOf(ids))
      .execute(),
    await db
      .selectFrom('images')
      .select(['id', 'name', 'deleted_at'])
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .execute(),
  ];
  const known: readonly NamedRow[] = found.flat();
  return {
    names: new Map(known.map(({ id, name }) => [id, name])),
    gone: new Set(known.filter(({ deleted_at: deleted }) => deleted).map(({ id }) => id)),
  };
}

type NamedRow = { readonly id: string; readonly name: string; readonly deleted_at?: Date | null };

/** A role leaves no row: its name is in the entry of its deletion. */
async function deletedRoles({ db, companyId }: CompanyScope, ids: readonly string[]) {
  const rows = await db
    .selectFrom('audit')
    .select(['subject', 'details', 'at'])
    .where('company_id', '=', companyId)
    .where('subject', '=', anyOf(ids.map((id) => `role:${id}`)))
    .where('action', '=', 'DELETE_ROLE')
    .execute();
  return rows.map(({ subject, details, at }) => ({
    id: subjectId(subject),
    name: textAt(objectOf(details), 'name') ?? '',
    deleted_at: at,
  }));
}

/** `menu:main` → `main` */
export function subjectId(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}

function idsOf({ subject, tenant_ids, original_user_id, details }: AuditRow): string[] {
  return [
    subjectId(subject),
    ...tenant_ids.slice(0, namedAtMost),
    ...(original_user_id === null ? [] : [original_user_id]),
    ...idsIn(objectOf(details)),
  ];
}

/** The ids that details hold beside those of `tenant_ids`. */
function idsIn(details: ReturnType<typeof objectOf>): string[] {
  const group = objectOf(objectOf(details.changed).groupId);
  const single = [
    textAt(details, 'role'),
    textAt(details, 'on'),
    textAt(objectOf(details.on), 'id'),
    textAt(details, 'from'),
    textAt(details, 'to'),
    textAt(group, 'from'),
    textAt(group, 'to'),
  ];
  const members = [details.added, details.removed].flatMap((list) => textsOf(list).slice(0, namedAtMost));
  return [...single.flatMap((id) => id ?? []), ...members];
}
