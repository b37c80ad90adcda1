import { daysAfter, type PaidWork, type Punch, payWeek, type Shift, workedTime } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf, insertRows } from '../../platform/database/lists.ts';
import { noWage, readWages, wageOf } from './job-wages.ts';
import { readFirstWeekday, readWorkRules, usualRules, type WorkRules } from './work-rules.ts';

/** A day of a person. */
export interface PersonDay {
  readonly person: string;
  /** `2026-11-28` */
  readonly date: string;
}

const weekDays = 7;

/**
 * Works out the pay of the weeks of these days, from the punches that are there: overtime needs the whole week at all stores. Reports that
 * touch the same person wait for each other, in one order.
 */
export async function countWork(scope: CompanyScope, days: readonly PersonDay[]): Promise<void> {
  if (days.length === 0) return;
  const weeks = weeksOf(days, await readFirstWeekday(scope));
  await waitForPeople(scope, weeks);
  const punches = await readPunches(scope, weeks);
  const [wages, rules, groups] = [
    await readWages(scope, [...new Set(weeks.map(({ person }) => person))]),
    await readWorkRules(scope, placesOf(punches)),
    await readGroups(scope, placesOf(punches)),
  ];
  const rulesAt = (place: string): WorkRules => rules.get(place) ?? usualRules;
  const byWeek = Map.groupBy(punches, (punch) => punch.week);
  const rows = weeks.flatMap(({ key, person }) => {
    const shifts = (byWeek.get(key) ?? []).map(({ punch }) => {
      const { locationId } = punch;
      const place = { locationId, groupId: groups.get(locationId) ?? null };
      return shiftOf(punch, { rules: rulesAt(locationId), wage: wageOf(punch, place, wages) ?? null });
    });
    const work = payWeek(shifts, (place) => rulesAt(place).overtime);
    const isBlended = placesOf(work.map((one) => ({ punch: one }))).length > 1;
    return work.map((one) =>
      rowOf(one, { person, companyId: scope.companyId, isBlended, rules: rulesAt(one.locationId) }),
    );
  });
  await replace(scope, weeks, rows);
}

interface PersonWeek {
  readonly key: string;
  readonly person: string;
  readonly from: string;
  readonly to: string;
}

/** In one order, so that two reports never wait for each other in a circle. */
function weeksOf(days: readonly PersonDay[], firstWeekday: number): readonly PersonWeek[] {
  const weeks = new Map<string, PersonWeek>();
  for (const { person, date } of days) {
    const from = daysAfter(date, -((new Date(date).getUTCDay() - firstWeekday + weekDays) % weekDays));
    const key = weekKey(person, from);
    weeks.set(key, { key, person, from, to: daysAfter(from, weekDays - 1) });
  }
  return [...weeks.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

function weekKey(person: string, from: string): string {
  return JSON.stringify([person, from]);
}

async function waitForPeople({ db, companyId }: CompanyScope, weeks: readonly PersonWeek[]): Promise<void> {
  const keys = [...new Set(weeks.map(({ person }) => `work ${companyId} ${person}`))];
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(${keys}::text[]) AS key`.execute(db);
}

interface WeekPunch {
  readonly week: string;
  readonly punch: Punch;
}

async function readPunches(
  { db, companyId }: CompanyScope,
  weeks: readonly PersonWeek[],
): Promise<readonly WeekPunch[]> {
  const asked = JSON.stringify(weeks.map(({ person, from, to }) => ({ person, from_day: from, to_day: to })));
  const { rows } = await sql<{ readonly person: string; readonly from: string; readonly punch: Punch }>`
    SELECT asked.person, asked.from_day::text AS "from", time_punches.punch
    FROM jsonb_to_recordset(${asked}::jsonb) AS asked (person text, from_day date, to_day date)
    JOIN time_punches ON time_punches.company_id = ${companyId} AND time_punches.person_id = asked.person
      AND time_punches.business_date BETWEEN asked.from_day AND asked.to_day`.execute(db);
  return rows
    .filter(({ punch }) => punch.state !== 'VOIDED')
    .map(({ person, from, punch }) => ({ week: weekKey(person, from), punch }));
}

function placesOf(punches: readonly { readonly punch: Pick<Punch, 'locationId'> }[]): readonly string[] {
  return [...new Set(punches.map(({ punch }) => punch.locationId))];
}

async function readGroups({ db, companyId }: CompanyScope, locationIds: readonly string[]) {
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'group_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(locationIds))
    .execute();
  return new Map(rows.map(({ id, group_id }) => [id, group_id]));
}

function shiftOf(punch: Punch, { rules, wage }: { readonly rules: WorkRules; readonly wage: number | null }): Shift {
  const { paid, unpaid } = workedTime(punch, rules.pauses);
  return {
    businessDate: punch.businessDate,
    locationId: punch.locationId,
    jobId: punch.job.id,
    wage,
    begins: Date.parse(punch.clockedIn),
    paid,
    unpaid,
    tips: punch.declaredTips,
    isOpen: punch.state === 'OPEN',
  };
}

interface RowOf {
  readonly companyId: string;
  readonly person: string;
  readonly rules: WorkRules;
  readonly isBlended: boolean;
}

function rowOf(work: PaidWork, { companyId, person, rules, isBlended }: RowOf) {
  return {
    company_id: companyId,
    business_date: work.businessDate,
    location_id: work.locationId,
    person,
    job: work.jobId,
    wage: work.wage ?? noWage,
    shifts: work.shifts,
    at_work: work.atWork,
    regular: work.regular,
    overtime: work.overtime,
    double_time: work.doubleTime,
    unpaid: work.unpaid,
    declared_tips: work.tips,
    payroll_tips: rules.tipped.has(work.jobId) ? work.tips : 0,
    straight: work.straight,
    premium: work.premium,
    is_labor: !rules.excluded.has(work.jobId),
    is_blended: isBlended && work.premium !== 0,
  };
}

async function replace(scope: CompanyScope, weeks: readonly PersonWeek[], rows: readonly object[]): Promise<void> {
  const asked = JSON.stringify(weeks.map(({ person, from, to }) => ({ person, from_day: from, to_day: to })));
  await sql`DELETE FROM paid_work USING jsonb_to_recordset(${asked}::jsonb) AS asked (person text, from_day date, to_day date)
    WHERE paid_work.company_id = ${scope.companyId} AND paid_work.person = asked.person
      AND paid_work.business_date BETWEEN asked.from_day AND asked.to_day`.execute(scope.db);
  await insertRows(scope, 'paid_work', rows);
}
