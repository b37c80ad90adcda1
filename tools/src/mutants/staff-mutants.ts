import { type AccessMutant, access, features } from './access-mutant.ts';

/** Of staff data, grades of wages, and the people in reach. */
export const staffMutants: readonly AccessMutant[] = [
  {
    file: `${features}/employees/check-employee.ts`,
    find: '  if (place === undefined || !mayGrantAt(editor.grants, place))',
    replace: '  if (place === undefined)',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/check-employee.ts`,
    find: '  if (lacking.length === 0) return [];',
    replace: '  if (lacking.length >= 0) return [];',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/employees-service.ts`,
    find: '  if (!mayAdminister(actor.grants, person.grantedRoles)) throw forbidden();',
    replace: '',
    tests: ['features/employees'],
  },
  {
    file: 'packages/server/src/configuration/secrets/withheld.ts',
    find: '  return [...(hidesPeople ? [peopleSection] : []), ...withheldFrom(actor, kind, target)];',
    replace: '  return hidesPeople ? [peopleSection] : [];',
    tests: ['withheld-sections'],
  },
  {
    file: `${features}/employees/staff/staff-data.ts`,
    find: '  if (!maySeeStaffData(reader.staffGrants)) return {};',
    replace: '',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/staff/staff-data.ts`,
    find: '  return mayViewWages(staffGrants, reach === null ? work.held : [{ place: reach }]);',
    replace: '  return true;',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/check-employee.ts`,
    find: '  if (mayKeep) return [];',
    replace: '  return [];',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/check-employee.ts`,
    find: '      ...(mayPay\n        ? []',
    replace: '      ...(true\n        ? []',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/employee-export.ts`,
    find: '!isStaffColumn(column) || maySeeStaffData(actor.staffGrants)',
    replace: 'column !== undefined',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/employee-import.ts`,
    find: 'staffOnly !== undefined && !maySeeStaffData(staffGrants)',
    replace: 'staffOnly === undefined && !maySeeStaffData(staffGrants)',
    tests: ['features/employees'],
  },
  {
    file: 'packages/server/src/configuration/secrets/withheld.ts',
    find: "const hidesPeople = kind === 'employment' && !mayOn(actor.staffGrants, ['USER_ADMIN'], target);",
    replace: "const hidesPeople = kind !== 'employment';",
    tests: ['published-employees'],
  },
  {
    file: `${features}/publishing/preview.ts`,
    find: "changesToShow(changes, unread, mayOn(actor.staffGrants, ['USER_ADMIN'], target))",
    replace: 'changesToShow(changes, unread, true)',
    tests: ['published-employees'],
  },
  {
    file: `${features}/employees/staff/staff-data.ts`,
    find: '    return maySeeJob(staffGrants, { place: reach, held: work.held });',
    replace: '    return reach !== undefined;',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/staff/fixed-jobs.ts`,
    find: '!mayKeepJob(staffGrants, { place: reachOf({ held, places }, place) ?? null, held })',
    replace: 'held.length < 0 && place !== null',
    tests: ['features/employees'],
  },
  {
    file: `${features}/companies/companies-service.ts`,
    find: '    refuseStaffDataOfOthers(actor, input, before);\n',
    replace: '',
    tests: ['features/employees'],
  },
  {
    file: `${access}/guard.ts`,
    find: 'staffGrants: staffGrants({ keeper, grants, isOutsider: isOutsider(from) })',
    replace: 'staffGrants: grants',
    tests: ['features/employees'],
  },
  {
    file: `${features}/employees/staff/wage-grades.ts`,
    find: "  if (target !== undefined && !mayOn(actor.grants, ['USER_ADMIN'], target)) throw forbidden();\n",
    replace: '',
    tests: ['wage-grades'],
  },
  {
    file: `${features}/employees/staff/wage-grades.ts`,
    find: "  if (withheldFrom(actor, 'employment', target ?? 'company').includes('wageGrades'))\n    return { grades: [], minimumWage: null };\n",
    replace: '',
    tests: ['wage-grades'],
  },
  {
    file: `${features}/employees/staff/due-condition.ts`,
    find: '  if (!maySeeStaffData(staffGrants)) throw forbidden();',
    replace: '',
    tests: ['staff-routes'],
  },
  {
    file: `${features}/employees/staff/staff-routes.ts`,
    find: '  if (!maySeeStaffData(actor.staffGrants)) return people.map(summaryOf);',
    replace: '',
    tests: ['staff-routes'],
  },
  {
    file: `${features}/employees/staff/location-staff.ts`,
    find: 'maySeeStaffData(staffGrants) ? await staffDataAt(scope, places) : () => ({})',
    replace: 'await staffDataAt(scope, places)',
    tests: ['staff-routes'],
  },
  {
    file: `${features}/employees/staff/location-staff.ts`,
    find: '    .where(allOf(inReach(scope, actor)))\n',
    replace: '',
    tests: ['staff-routes'],
  },
  {
    file: `${features}/employees/staff/list-due.ts`,
    find: '    ...inReach(scope, actor),\n',
    replace: '',
    tests: ['staff-routes'],
  },
  {
    file: `${features}/employees/staff/record-counts.ts`,
    find: '    ...inReach(scope, actor),\n',
    replace: '',
    tests: ['staff-routes'],
  },
];
