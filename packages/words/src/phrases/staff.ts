import { definePhrases } from '../phrases.ts';

/** What published employment says of people. */
export const staffPhrases = definePhrases('staff', {
  jobs: 'Jobs',
  certifications: 'Certifications',
  expires: '{{name}} expires',
  certified: '{{name}}, until {{day}}',
  certifiedForGood: '{{name}}, no expiration',
  never: 'never',
});
