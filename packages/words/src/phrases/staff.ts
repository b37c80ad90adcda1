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

/** What a driver has beside certifications. */
export const duePaperNames = definePhrases('due-papers', {
  DRIVER_LICENCE: 'driver’s license',
  DRIVER_INSURANCE: 'car insurance',
  CERTIFICATION: 'certification',
});
