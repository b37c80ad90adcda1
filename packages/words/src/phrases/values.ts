import { definePhrases } from '../phrases.ts';

/** Words of values that any section has. */
export const valuePhrases = definePhrases('values', {
  nothing: 'nothing',
  yes: 'Yes',
  no: 'No',
  noDay: 'No day',
  everyDay: 'Every day',
  secretNotSet: 'Not set',
  secretSetBy: 'Set by {{name}}, {{at}}',
  secretEndsIn: 'Ends in {{last4}}, set by {{name}}, {{at}}',
  withheldChanges_one: '{{section}}: {{count}} change that you do not have access to',
  withheldChanges_other: '{{section}}: {{count}} changes that you do not have access to',
});
