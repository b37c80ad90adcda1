/** The columns of a CSV file of people, by the field that they fill. */
export const userColumns = {
  id: 'Id',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  posId: 'POS id',
  status: 'Status',
  grantedRoles: 'Roles',
  jobs: 'Jobs',
  certifications: 'Certifications',
  hiredOn: 'Hired on',
  birthDate: 'Date of birth',
  payrollId: 'Payroll id',
  cardId: 'Swipe card',
  driverLicence: 'Driver license',
  driverLicenceExpiresOn: 'License expires on',
  insuranceExpiresOn: 'Insurance expires on',
} as const;

export type UserColumn = keyof typeof userColumns;

/** In the order of the file. */
export const columnNames: readonly UserColumn[] = Object.keys(userColumns).filter(isColumn);

/** The columns that each person's employment data fills. */
export const employmentColumns = [
  'hiredOn',
  'birthDate',
  'payrollId',
  'cardId',
  'driverLicence',
  'driverLicenceExpiresOn',
  'insuranceExpiresOn',
] as const satisfies readonly UserColumn[];

const staffColumns: ReadonlySet<UserColumn> = new Set(['jobs', 'certifications', ...employmentColumns]);

/** EE-08, EM-101, EM-103: written and read only for people who may see staff data. */
export function isStaffColumn(column: UserColumn): boolean {
  return staffColumns.has(column);
}

function isColumn(name: string): name is UserColumn {
  return name in userColumns;
}
