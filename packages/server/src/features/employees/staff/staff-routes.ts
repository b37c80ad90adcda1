import type { Routes } from '../../../access/routes.ts';
import { listDue } from './list-due.ts';
import { readLocationStaff } from './location-staff.ts';
import { countRecords } from './record-counts.ts';
import { listWageGrades } from './wage-grades.ts';

/** A glance at the staff of a location. */
const usualStaff = 12;

/** PM-43 PM-45 PM-46 */
export function serveStaff(route: Routes): void {
  route.company('listDue', (scope, { actor, query }) => listDue(scope, actor.grants, query));

  route.company(
    'locationStaff',
    (scope, { actor, params: { locationId }, query: { offset = 0, limit = usualStaff } }) =>
      readLocationStaff(scope, actor, { locationId, offset, limit }),
  );

  route.company('listWageGrades', (scope, { actor, query }) => listWageGrades(scope, actor, query.place));

  route.company('countRecords', (scope, { actor, query }) => countRecords(scope, actor.grants, query));
}
