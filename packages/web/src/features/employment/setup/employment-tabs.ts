import type { EmploymentBlob, Path } from '@servery/domain';

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
  if (section === 'wageGrades') return 'jobTypes';
  return employmentTabs.find((tab) => employmentSections[tab].some((part) => part === section)) ?? 'departments';
}

/** The job type whose form has a grade. */
export function jobTypeOfGrade({ wageGrades }: EmploymentBlob, [section, step]: Path): string | undefined {
  if (section !== 'wageGrades' || typeof step !== 'object' || !('id' in step)) return undefined;
  return wageGrades?.find(({ id }) => id === step.id)?.jobTypeId;
}
