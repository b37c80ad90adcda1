import { definePhrases } from '../phrases.ts';

export const mapPhrases = definePhrases('maps', {
  loading: 'Loading the map…',
  'baseMap.none': 'No base map is set up, so zones are drawn on a plain grid.',
  'baseMap.loading': 'The base map is loading.',
  'baseMap.failed': 'The base map could not be loaded, so zones are drawn on a plain grid.',
  'baseMap.offline': 'You are offline, so zones are drawn on a plain grid.',
});
