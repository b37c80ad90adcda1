import { definePhrases } from '../phrases.ts';

export const unusualPhrases = definePhrases('unusualSales', {
  sincePublish: 'Sales look unusual since the last publish at {{name}}',
  sincePublishMore: 'Sales look unusual since the last publish at {{name}} and {{count}} more',
  unusual: 'Sales look unusual',
  unusualNamed: 'Sales look unusual at {{name}}: {{words}}',
  'signal.tickets': '{{now}} tickets, usually {{usual}}',
  'signal.value': '{{now}} for a ticket, usually {{usual}}',
  'signal.voids': '{{now}} voided, usually {{usual}}',
  'signal.free': '{{now}} of what is sold costs nothing, usually {{usual}}',
  hoursJudged_one: 'in {{count}} hour',
  hoursJudged_other: 'in {{count}} hours',
});
