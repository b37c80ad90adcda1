import type { Path } from '@servery/domain';

/** The tabs of the employment screen, and the parts of the document that each edits. EM-01 to EM-05 */
export const employmentSections = {
  departments: ['departments'],
  jobTypes: ['jobTypes'],
  requirements: ['requirements'],
  time: ['timeClock', 'payrollAndOvertime'],
} as const;
export type EmploymentTab = keyof typeof employmentSections;
export const employmentTabs = ['departments', 'jobTypes', 'requirements', 'time'] as const;

/** The tab that shows a place of the document. */
export function tabOf([section]: Path): EmploymentTab {
  return employmentTabs.find((tab) => employmentSections[tab].some((part) => part === section)) ?? 'departments';
}
