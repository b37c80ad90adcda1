import { CERTIFICATION_REMINDER_DAYS, type DueKind, type DueTerms, daysAfter } from '@servery/domain';
import { duePaperNames, say } from '@servery/words';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { type ToldEvent, tellAll } from '../../../platform/notifications/tell.ts';
import { dueRows } from './due-condition.ts';
import { readDueTerms } from './due-terms.ts';

/** A paper that expired longer ago is no event: a company that is new here is not flooded. */
const expiredDays = 7;

interface FoundPaper {
  readonly user_id: string;
  readonly person: string;
  readonly kind: DueKind;
  readonly requirement_id: string | null;
  readonly day: string;
  readonly places: readonly { readonly id: string | null; readonly name: string | null }[];
}

/** Tells the people who look after staff data there of papers that expire within the days of a reminder, and of expired ones. */
export async function tellCertifications(scope: CompanyScope): Promise<void> {
  const usual = await readDueTerms(scope);
  const last = daysAfter(usual.today, Math.max(...CERTIFICATION_REMINDER_DAYS));
  const terms: DueTerms = {
    ...usual,
    requirements: usual.requirements.map((one) => ({ ...one, until: last })),
    driverUntil: last,
  };
  const { rows } = await sql<FoundPaper>`
    SELECT users.id AS user_id, users.display_name AS person, due.kind, due.requirement_id, due.day, held.places
    FROM users CROSS JOIN LATERAL ${dueRows(terms)} AS due CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('id', tenants.id, 'name', tenants.name)), '[]') AS places FROM grants
      LEFT JOIN tenants ON tenants.company_id = grants.company_id AND tenants.id = grants.object_id
      WHERE grants.company_id = users.company_id AND grants.user_id = users.id) AS held
    WHERE users.company_id = ${scope.companyId} AND users.deactivated_at IS NULL
      AND due.day >= ${daysAfter(terms.today, -expiredDays)}`.execute(scope.db);
  await tellAll(
    scope,
    rows.map((row) => eventOf(row, terms)),
  );
}

/** One event as long as its day is the same: due, due soon, expired. */
function eventOf(found: FoundPaper, { today, requirements }: DueTerms): ToldEvent {
  const { user_id: userId, person, kind, requirement_id, day, places } = found;
  const [far, near] = CERTIFICATION_REMINDER_DAYS;
  const isExpired = day < today;
  const requirement = requirements.find(({ id }) => id === requirement_id);
  const isCompanyWide = places.some(({ id }) => id === null);
  return {
    id: `certification:${userId}:${requirement_id ?? kind}:${day}`,
    kind: isExpired ? 'CERTIFICATION_EXPIRED' : 'CERTIFICATION_DUE',
    audience: 'LOOKS_AFTER_STAFF',
    state: isExpired ? 'EXPIRED' : `WITHIN_${day <= daysAfter(today, near) ? near : far}`,
    actorId: null,
    tenantIds: isCompanyWide ? [] : places.flatMap(({ id }) => id ?? []),
    details: {
      userId,
      person,
      certification: kind === 'CERTIFICATION' ? (requirement?.name ?? '') : say(duePaperNames, kind),
      day,
      place: isCompanyWide ? '' : places.flatMap(({ name }) => name ?? []).join(', '),
    },
  };
}
