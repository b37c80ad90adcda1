import { crewId, harborEmployment, harborPeople, harborPunches } from '@servery/demo';
import { punchSchema } from '@servery/domain';
import { readReported } from '../configuration/reported/read-reported.ts';
import { takePunches } from '../features/punches/take-punches.ts';
import type { Database } from '../platform/database/database.ts';
import { createMonthParts } from '../platform/database/schema/month-parts.ts';
import { pastDates, readDemoStores } from './demo-stores.ts';

/** The work of the people of the demo in the weeks before today, taken as if terminals had reported it. @returns how many punches */
export async function writeHarborPunches(database: Database, companyId: string, weeks: number): Promise<number> {
  const now = Date.now();
  const workers = harborPeople.map((person) => ({ id: crewId(person), person }));
  const jobNames = new Map(harborEmployment().jobTypes.map(({ id, name }) => [id, name]));
  let written = 0;
  for (const { id: locationId, timezone } of await readDemoStores(database, companyId)) {
    const dates = pastDates(now, weeks, timezone);
    await createMonthParts()(
      database.owner,
      dates.map((date) => date.slice(0, 7)),
    );
    const worked = dates.flatMap((date) => harborPunches(workers, { locationId, timezone, jobNames }, date));
    const { taken } = readReported(worked, { schema: punchSchema, locationId, now });
    const report = await database.inCompany(companyId, (scope) => takePunches(scope, locationId, taken));
    written += report.taken;
  }
  return written;
}
