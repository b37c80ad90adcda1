import { definePhrases } from '../phrases.ts';

export const screenNotAllowedPhrases = definePhrases('screen-not-allowed', {
  forbiddenScreen:
    'None of your roles includes the permission for this screen. Ask a company administrator for access.',
});
