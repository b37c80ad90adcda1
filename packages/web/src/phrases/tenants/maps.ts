import { definePhrases } from '../phrases.ts';

export const mapPhrases = definePhrases('maps', {
  loading: 'Loading the map…',
  'baseMap.none':
    'No base map is set up, so the map shows no streets. The operator of the server adds one with MAP_STYLE_URL.',
  'baseMap.loading': 'The base map is loading.',
  'baseMap.failed': 'The base map could not be loaded, so the map shows no streets.',
  'baseMap.offline': 'You are offline, so the map shows no streets.',
});
