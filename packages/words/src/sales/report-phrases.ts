import type { ReportId } from '@servery/domain';
import { definePhrases } from '../phrases.ts';

/** The names of the reports and their rows. */
export const reportNames = {
  storeSummary: 'Store Summary',
  productMix: 'Product Mix',
  serverPerformance: 'Server Performance',
  taxes: 'Taxes',
  deliveries: 'Deliveries',
  employeePayroll: 'Employee Payroll',
} as const satisfies Record<ReportId, string>;

/** Why pay is absent from Payroll, or not whole. */
export const payNotePhrases = definePhrases('payNotes', {
  noPay: 'Pay shows to people who administer employees and have View Wage Data at these stores.',
  hiddenPay_one:
    'The pay of 1 row is not in the sums: a wage is missing, or it holds wages of a store that you may not see.',
  hiddenPay_other:
    'The pay of {{count}} rows is not in the sums: a wage is missing, or it holds wages of a store that you may not see.',
});

/** The mail of a saved view. */
export const reportMailPhrases = definePhrases('reportMail', {
  subject: '{{view}}: {{days}}',
  dayRange: '{{from}} – {{to}}',
  what: '{{report}} of {{stores}}, {{days}}.',
  whatCompared: '{{report}} of {{stores}}, {{days}}, compared with {{compared}}.',
  stores_one: '{{count}} store',
  stores_other: '{{count}} stores',
  figures: 'Figures',
  figure: '{{name}}: {{value}}',
  figureChanged: '{{name}}: {{value}}, {{change}} from {{before}}',
  up: 'up {{text}}',
  down: 'down {{text}}',
  same: 'unchanged',
  nothing: 'Nothing was sold in these days.',
  nobody: 'Nobody worked in these days.',
  'row.location': 'Store',
  'row.item': 'Item',
  'row.server': 'Server',
  'row.tax': 'Tax',
  'row.person': 'Employee',
  'row.job': 'Job',
  'row.date': 'Day',
  noName: 'No name',
  noTaxName: 'Tax, not named',
  shown: 'The first {{shown}} of {{count}} rows.',
  open: 'Open this view in Servery',
  end: 'You get this mail each morning, since you turned it on. Turn it off here: {{url}}',
  example: 'This is an example that you asked for.',
});
