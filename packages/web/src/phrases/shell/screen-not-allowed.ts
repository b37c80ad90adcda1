import { definePhrases } from '../phrases.ts';

export const screenNotAllowedPhrases = definePhrases('screen-not-allowed', {
  forbiddenScreen:
    'This screen needs a right that none of your roles gives you. An administrator of the company can tell which.',
});
