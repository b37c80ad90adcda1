import { punchSchema } from '@servery/domain';
import type { Routes } from '../../access/routes.ts';
import { readReported } from '../../configuration/reported/read-reported.ts';
import { reportedPlaces } from '../../configuration/reported/reported-places.ts';
import { readWork } from '../../configuration/work/read-work.ts';
import { wagedPlaces } from '../../configuration/work/waged-places.ts';
import { createMonthParts } from '../../platform/database/schema/month-parts.ts';
import { listPunches } from './list-punches.ts';
import { takePunches } from './take-punches.ts';

/** The time punches that terminals report of the people who work there. */
export function servePunchIntake(route: Routes): void {
  const makeParts = createMonthParts();

  route('reportPunches', async ({ terminal, body }) => {
    const { companyId, locationId } = terminal();
    const { taken, refused } = readReported(body.punches, { schema: punchSchema, locationId, now: Date.now() });
    await makeParts(
      route.database.owner,
      taken.map(({ thing }) => thing.businessDate.slice(0, 7)),
    );
    const report = await route.database.inCompany(companyId, (scope) => takePunches(scope, locationId, taken));
    return { ...report, refused: [...refused, ...report.refused].sort((one, other) => one.index - other.index) };
  });
}

/** RT-09, NG-08 */
export function servePunches(route: Routes): void {
  route.report('readWork', {
    decide: async (scope, call) => ({
      locations: await reportedPlaces(scope, call),
      waged: await wagedPlaces(scope, call.actor.staffGrants),
    }),
    read: (scope, { query }, places) => readWork(scope, { query, ...places }),
  });

  route.report('listPunches', {
    decide: reportedPlaces,
    read: (scope, { query }, locations) => listPunches(scope, { query, locations }),
  });
}
