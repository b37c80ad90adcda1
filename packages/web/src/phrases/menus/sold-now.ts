import { definePhrases } from '../phrases.ts';

/** Where something of the menu is sold at this moment, and why not elsewhere. */
export const soldNowPhrases = definePhrases('sold-now', {
  title: 'Sold now?',
  at: '{{moment}} at {{store}}',
  anywhere: 'Yes: {{channels}}.',
  nowhere: 'No, not sold anywhere at the moment.',
  reasons: 'Why not',
  POS: 'point of sale',
  ONLINE: 'online ordering',
  KIOSK: 'kiosk',
});
