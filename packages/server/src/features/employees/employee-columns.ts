/** The columns of a CSV file of people, by the field that they fill. */
export const userColumns = {
  id: 'Id',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  posId: 'POS id',
  status: 'Status',
  grantedRoles: 'Roles',
  jobs: 'Jobs',
  hiredOn: 'Hired on',
  payrollId: 'Payroll id',
} as const;

export type UserColumn = keyof typeof userColumns;

/** In the order of the file. */
export const columnNames: readonly UserColumn[] = Object.keys(userColumns).filter(isColumn);

const byTitle = new Map(Object.entries(userColumns).map(([column, title]) => [title.toLowerCase(), column]));

/** However a spreadsheet wrote it: `e-mail`, ` POS id`. */
export function columnOfTitle(title: string): string | undefined {
  return byTitle.get(title.trim().toLowerCase());
}

function isColumn(name: string): name is UserColumn {
  return name in userColumns;
}
