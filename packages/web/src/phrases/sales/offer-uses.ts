import { definePhrases } from '../phrases.ts';

export const offerUsesPhrases = definePhrases('offerUses', {
  used: 'Used in 4 weeks',
  gave: 'Gave away',
  usedOften_one: 'Used on {{count}} ticket in the last 4 weeks, gave away {{amount}}.',
  usedOften_other: 'Used on {{count}} tickets in the last 4 weeks, gave away {{amount}}.',
  notUsed: 'Not used in the last 4 weeks.',
  tickets: 'See the tickets',
});
