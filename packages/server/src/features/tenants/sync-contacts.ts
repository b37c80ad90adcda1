import type { ContactGroup } from '@servery/contract';
import { type Grant, mayAccess } from '@servery/domain';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CompanyScope } from '../../platform/database/database.ts';
import { writtenSince } from '../../platform/database/moved-since.ts';

interface Contact {
  readonly id: string;
  readonly softwareVersion: string | null;
  /** Milliseconds since 1970; null: never. */
  readonly at: number | null;
  /** Whether it was written since the mark. */
  readonly isNew: boolean;
}

/**
 * Contacts as a screen shows them, which says minutes: thousands that check in are a handful of groups, and the largest one names nobody. A contact
 * that was not written since the mark, and is old enough to have been told to the minute, stays as it was.
 */
export async function readContactGroups(
  scope: CompanyScope,
  grants: readonly Grant[],
  since: string,
): Promise<ContactGroup[]> {
  const contacts = await readContacts(scope, grants, since);
  return contacts.some(({ isNew }) => isNew) ? groupedContacts(contacts, Date.now()) : [];
}

const minuteMillis = 60_000;
/** A screen that looks as seldom as this still tells the minute of a contact that was the last one. */
const settledMillis = 5 * minuteMillis;

/** Groups by shown minute; all of the last 60 seconds are one. */
export function groupedContacts(contacts: readonly Contact[], now: number): ContactGroup[] {
  const nameOf = ({ at, isNew, softwareVersion }: Contact) => {
    if (at === null || (!isNew && now - at > settledMillis)) return '';
    return `${now - at < minuteMillis ? 'now' : Math.floor(at / minuteMillis)}|${softwareVersion ?? ''}`;
  };
  const groups = [...Map.groupBy(contacts, nameOf)];
  groups.sort(([, one], [, other]) => other.length - one.length);
  return groups.map(([name, members], place) => ({
    at: name === '' ? null : new Date(Math.min(...members.map(({ at }) => at ?? now))).toISOString(),
    softwareVersion: name === '' ? null : (members[0]?.softwareVersion ?? null),
    ids: place === 0 ? null : members.map(({ id }) => id),
  }));
}

async function readContacts(scope: CompanyScope, grants: readonly Grant[], since: string): Promise<Contact[]> {
  const { rows } = await scope.db
    .selectNoFrom(() =>
      jsonArrayFrom(
        scope.db
          .selectFrom('tenants')
          .leftJoin('contacts', (join) =>
            join
              .onRef('contacts.company_id', '=', 'tenants.company_id')
              .onRef('contacts.location_id', '=', 'tenants.id'),
          )
          .select(['tenants.id', 'tenants.group_id', 'contacts.last_ping', 'contacts.software_version'])
          .select(writtenSince('contacts', since).as('is_new'))
          .where('tenants.company_id', '=', scope.companyId)
          .where('tenants.type', '=', 'LOCATION')
          .where('tenants.deleted_at', 'is', null),
      ).as('rows'),
    )
    .executeTakeFirstOrThrow();
  return rows.flatMap(({ id, group_id, last_ping, software_version, is_new }) =>
    mayAccess(grants, { id, type: 'LOCATION', groupId: group_id })
      ? [
          {
            id,
            softwareVersion: software_version,
            at: last_ping === null ? null : Date.parse(last_ping),
            isNew: is_new === true,
          },
        ]
      : [],
  );
}
