import { definePhrases } from '../phrases.ts';

export const taxCollectedPhrases = definePhrases('taxCollected', {
  collected: 'Collected in 4 weeks',
  collectedAmount: 'Collected {{amount}} in 4 weeks.',
  tickets_one: '{{count}} ticket',
  tickets_other: '{{count}} tickets',
  notCollected: 'Not collected in 4 weeks.',
  failed: 'The tax collected could not be read.',
  again: 'Try again',
  report: 'See Taxes',
});
