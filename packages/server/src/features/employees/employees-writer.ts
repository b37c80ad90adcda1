import type { GrantedRole } from '@servery/domain';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { type MovedRole, tellRights } from '../../access/rights-notices.ts';
import { notePeople } from '../../configuration/labor-outbox.ts';
import { noteWages } from '../../configuration/work/note-wages.ts';
import { type AuditEntry, writeAudits } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf, rowsOf } from '../../platform/database/lists.ts';
import { emailKey } from '../../sign-in/email-key.ts';
import { noPassword } from '../../sign-in/passwords.ts';
import type { CheckContext } from './check-context.ts';
import { isSameGrant, type PersonChange } from './check-employee.ts';
import type { PersonFields } from './employee.ts';
import { idsOf } from './employees-store.ts';

const atOnce = 2_000;

/** Serializes changes of one company's people, so that two cannot take one POS id at the same moment. */
export async function lockPeople(scope: CompanyScope): Promise<void> {
  await scope.db.selectFrom('companies').select('id').where('id', '=', scope.companyId).forUpdate().execute();
}

/** Changes, and the context in which they were checked. */
interface CheckedChanges {
  readonly context: CheckContext;
  readonly changes: readonly PersonChange[];
}

/** Writes checked changes with their audit entries, many at once. */
export async function writePeople(
  scope: CompanyScope,
  actor: Actor,
  { context, changes }: CheckedChanges,
): Promise<void> {
  for (let start = 0; start < changes.length; start += atOnce) {
    const some = changes.slice(start, start + atOnce);
    await writeUsers(scope, some);
    await noteWages(
      scope,
      some.map(({ id }) => id),
    );
    await writeIdentities(scope, some);
    await writeGrants(scope, actor, { context, changes: some });
    await writeEntries(scope, actor, some);
    await notePeople(
      scope,
      some.map(({ id }) => id),
    );
  }
}

async function writeUsers(scope: CompanyScope, changes: readonly PersonChange[]): Promise<void> {
  const rows = changes.map(({ id, before, after }) => ({
    company_id: scope.companyId,
    id,
    email: after.email ?? '',
    display_name: after.name,
    phone: after.phone,
    pos_id: after.posId,
    version: (before?.version ?? 0) + 1,
    employment: after.employment,
    jobs: after.jobs,
    certifications: after.certifications,
  }));
  const columns = sql.raw(userColumnNames.join(', '));
  const updates = sql.raw(
    userColumnNames
      .slice(2)
      .map((name) => `${name} = excluded.${name}`)
      .join(', '),
  );
  await sql`INSERT INTO users (${columns}) SELECT ${columns} FROM ${rowsOf('users', rows)}
    ON CONFLICT (company_id, id) DO UPDATE SET ${updates}`.execute(scope.db);
}

const userColumnNames = [
  'company_id',
  'id',
  'email',
  'display_name',
  'phone',
  'pos_id',
  'version',
  'employment',
  'jobs',
  'certifications',
];

/** A changed email address keeps its password; a new one has none until its owner sets it by invitation. */
async function writeIdentities(scope: CompanyScope, changes: readonly PersonChange[]): Promise<void> {
  const changed = changes.filter(({ before, after }) => keyOf(before) !== keyOf(after));
  if (changed.length === 0) return;
  const old = await scope.db
    .deleteFrom('identities')
    .where('company_id', '=', scope.companyId)
    .where(sql<boolean>`user_id IN (${idsOf(changed.map(({ id }) => id))})`)
    .returning(['user_id', 'password_hash'])
    .execute();
  const hashes = new Map(old.map((row) => [row.user_id, row.password_hash]));
  const kept = changed.flatMap(({ id, before, after }) =>
    after.email === null ? [] : [{ id, email: after.email, isActive: before?.isActive ?? true }],
  );
  await endSessions(
    scope,
    changed.filter(({ after }) => after.email === null).map(({ id }) => id),
  );
  if (kept.length === 0) return;
  const rows = kept.map(({ id, email, isActive }) => ({
    email_key: emailKey(email),
    company_id: scope.companyId,
    user_id: id,
    password_hash: hashes.get(id) ?? noPassword,
    status: isActive ? 'ACTIVE' : 'DELETED',
  }));
  const columns = sql`email_key, company_id, user_id, password_hash, status`;
  await sql`INSERT INTO identities (${columns}) SELECT ${columns} FROM ${rowsOf('identities', rows)}`.execute(scope.db);
}

/** Ends every session of these people, and every one that they hold as somebody else of this company. */
async function endSessions(scope: CompanyScope, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const ids = idsOf(userIds);
  await scope.db
    .deleteFrom('sessions')
    .where('company_id', '=', scope.companyId)
    .where(sql<boolean>`(user_id IN (${ids}) OR original_user_id IN (${ids}))`)
    .execute();
}

export interface ActivityChange {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly isActive: boolean;
}

/** Deactivates or reactivates people, and records each in the audit; anyone who is deactivated is out with the next request. */
export async function writeActivity(
  scope: CompanyScope,
  actor: Actor,
  { people, isActive }: ActivityChange,
): Promise<void> {
  if (people.length === 0) return;
  const userIds = people.map(({ id }) => id);
  await scope.db
    .updateTable('users')
    .set({ deactivated_at: isActive ? null : new Date(), version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(userIds))
    .execute();
  await scope.db
    .updateTable('identities')
    .set({ status: isActive ? 'ACTIVE' : 'DELETED' })
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', anyOf(userIds))
    .execute();
  if (!isActive) await endSessions(scope, userIds);
  await notePeople(scope, userIds);
  const action = isActive ? 'REACTIVATE_USER' : 'DEACTIVATE_USER';
  await writeAudits(
    scope,
    actor,
    people.map(({ id, name }) => ({ action, subject: `user:${id}`, details: { name } })),
  );
}

async function writeGrants(
  scope: CompanyScope,
  actor: Actor,
  { context: { places }, changes }: CheckedChanges,
): Promise<void> {
  for (const change of changes)
    for (const role of removedRoles(change))
      await scope.db
        .deleteFrom('grants')
        .where('company_id', '=', scope.companyId)
        .where('user_id', '=', change.id)
        .where('role_id', '=', role.id)
        .where('object_id', '=', role.grantObject ?? '')
        .execute();
  const at = new Date().toISOString();
  const added = changes.flatMap((change) =>
    addedRoles(change).map((role) => ({
      company_id: scope.companyId,
      user_id: change.id,
      role_id: role.id,
      object_type: role.grantObject === undefined ? 'GLOBAL' : placeType(places, role.grantObject),
      object_id: role.grantObject ?? '',
      granted_by_name: actor.name,
      granted_at: at,
    })),
  );
  const columns = sql`company_id, user_id, role_id, object_type, object_id, granted_by_name, granted_at`;
  await sql`INSERT INTO grants (${columns}) SELECT ${columns} FROM ${rowsOf('grants', added)}`.execute(scope.db);
}

function placeType(places: CheckContext['places'], id: string): 'GROUP' | 'LOCATION' {
  const known = places.get(id);
  if (known === undefined) throw new Error(`A grant on ${id} was not checked`);
  return known.place.type;
}

async function writeEntries(scope: CompanyScope, actor: Actor, changes: readonly PersonChange[]): Promise<void> {
  const [made, edited] = [changes.filter(({ before }) => !before), changes.filter(({ before }) => before)];
  await writeAudits(scope, actor, [
    ...made.map(entryOf('CREATE_USER')),
    ...edited.map(entryOf('EDIT_USER')),
    ...changes.flatMap((change) => addedRoles(change).map(roleEntry('GRANT_ROLE', change))),
    ...edited.flatMap((change) => removedRoles(change).map(roleEntry('REVOKE_ROLE', change))),
  ]);
  // A new person's roles are no change.
  await tellRights(scope, actor, edited.flatMap(movedRoles));
}

function movedRoles(change: PersonChange): MovedRole[] {
  const moved = (isGained: boolean) => (role: GrantedRole) => ({
    userId: change.id,
    roleId: role.id,
    place: role.grantObject ?? '',
    isGained,
  });
  return [...addedRoles(change).map(moved(true)), ...removedRoles(change).map(moved(false))];
}

function roleEntry(action: 'GRANT_ROLE' | 'REVOKE_ROLE', { id }: PersonChange) {
  return (role: GrantedRole): AuditEntry => ({
    action,
    subject: `user:${id}`,
    details: { role: role.id, on: role.grantObject ?? null },
  });
}

function addedRoles({ before, after }: PersonChange): readonly GrantedRole[] {
  return after.grantedRoles.filter((role) => !before?.grantedRoles.some((held) => isSameGrant(held, role)));
}

function removedRoles({ before, after }: PersonChange): readonly GrantedRole[] {
  return before?.grantedRoles.filter((held) => !after.grantedRoles.some((one) => isSameGrant(one, held))) ?? [];
}

const auditedFields = ['name', 'email', 'phone', 'posId'] as const;
const namedFields = ['jobs', 'certifications', 'employment'] as const;

/** The content of an entry: names and addresses with their values; wages, dates and numbers only as changed. */
function entryOf(action: 'CREATE_USER' | 'EDIT_USER') {
  return ({ id, before, after }: PersonChange): AuditEntry => {
    const reported = auditedFields.filter((field) => (before?.[field] ?? null) !== after[field]);
    const named = namedFields.filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]));
    return {
      action,
      subject: `user:${id}`,
      details: {
        ...Object.fromEntries(reported.map((field) => [field, { from: before?.[field] ?? null, to: after[field] }])),
        ...(before !== undefined && named.length > 0 ? { changed: named } : {}),
      },
    };
  };
}

function keyOf(person: Pick<PersonFields, 'email'> | undefined): string {
  return person?.email ? emailKey(person.email) : '';
}
