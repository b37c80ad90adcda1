import { type Kysely, sql } from 'kysely';
import { secureTable } from '../../secure-table.ts';

/**
 * Time punches as terminals report them and their sums, in parts by month as tickets are; and the wage of each job of a person
 * from when on it counts. Wages that are on record already count from the beginning.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    `CREATE TABLE time_punches (
      company_id text NOT NULL REFERENCES companies(id), location_id text NOT NULL, id text NOT NULL,
      business_date date NOT NULL, person_id text NOT NULL, revision integer NOT NULL, hash text NOT NULL,
      clocked_in timestamptz NOT NULL, marks jsonb NOT NULL, punch jsonb NOT NULL, reported_at timestamptz NOT NULL,
      PRIMARY KEY (company_id, location_id, id, business_date)) PARTITION BY RANGE (business_date)`,
    'CREATE INDEX time_punches_by_person ON time_punches (company_id, person_id, business_date)',
    `CREATE TABLE paid_work (
      company_id text NOT NULL REFERENCES companies(id), business_date date NOT NULL, location_id text NOT NULL,
      person text NOT NULL, job text NOT NULL, wage integer NOT NULL, shifts integer NOT NULL, at_work integer NOT NULL,
      regular integer NOT NULL, overtime integer NOT NULL, double_time integer NOT NULL, unpaid integer NOT NULL,
      declared_tips bigint NOT NULL, payroll_tips bigint NOT NULL, straight bigint, premium bigint,
      is_labor boolean NOT NULL, is_blended boolean NOT NULL,
      PRIMARY KEY (company_id, business_date, location_id, person, job, wage)) PARTITION BY RANGE (business_date)`,
    'CREATE INDEX paid_work_by_person ON paid_work (company_id, person, business_date)',
    `CREATE TABLE job_wages (
      company_id text NOT NULL REFERENCES companies(id), user_id text NOT NULL, job_type_id text NOT NULL,
      place text NOT NULL, since timestamptz NOT NULL, wage text NOT NULL,
      PRIMARY KEY (company_id, user_id, job_type_id, place, since))`,
  ])
    await sql.raw(statement).execute(db);
  for (const table of ['time_punches', 'paid_work', 'job_wages']) await secureTable(db, table);
  await seedWages(db);
}

/** Forced row-level security would hide the rows of every company from a plain owner. */
async function seedWages(db: Kysely<never>): Promise<void> {
  const tables = ['users', 'job_wages'];
  for (const table of tables) await sql.raw(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`).execute(db);
  await sql
    .raw(`INSERT INTO job_wages (company_id, user_id, job_type_id, place, since, wage)
      SELECT DISTINCT ON (company_id, id, job ->> 'jobTypeId', coalesce(job ->> 'place', ''))
        company_id, id, job ->> 'jobTypeId', coalesce(job ->> 'place', ''), to_timestamp(0), job ->> 'wage'
      FROM users, jsonb_array_elements(jobs) AS held (job) WHERE job ->> 'wage' IS NOT NULL`)
    .execute(db);
  for (const table of tables) await sql.raw(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`).execute(db);
}
