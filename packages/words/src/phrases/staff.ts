import { definePhrases } from '../phrases.ts';

/** The facts about people in published employment. */
export const staffPhrases = definePhrases('staff', {
  jobs: 'Jobs',
  certifications: 'Certifications',
  expires: '{{name}} expires',
  certified: '{{name}}, until {{day}}',
  certifiedForGood: '{{name}}, no expiration',
  never: 'never',
});

/** The papers of a driver beside certifications. */
export const duePaperNames = definePhrases('due-papers', {
  DRIVER_LICENCE: 'driver’s license',
  DRIVER_INSURANCE: 'car insurance',
  CERTIFICATION: 'certification',
});
