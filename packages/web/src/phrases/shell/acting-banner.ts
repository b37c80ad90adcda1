import { definePhrases } from '../phrases.ts';

export const actingBannerPhrases = definePhrases('acting-banner', {
  actingAs: 'You are acting as {{name}}.',
  viewingAs: 'You are viewing as {{name}}. Nothing can be changed.',
  youAre: 'You are {{original}}; everything is recorded under both names.',
  returnToSelf: 'Return to myself',
  returnFailed: 'Unable to return. Please try again later.',
});
