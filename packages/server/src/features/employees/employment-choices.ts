import { type EmploymentBlob, employmentBlobSchema, newEmploymentBlob } from '@servery/domain';
import { readOnlyDocument } from '../../configuration/layers.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

export interface EmploymentChoices {
  readonly jobTypes: readonly {
    readonly id: string;
    readonly name: string;
    readonly isDriver: boolean;
  }[];
  readonly requirements: readonly { readonly id: string; readonly name: string }[];
}

const choicesSchema = employmentBlobSchema.pick({ jobTypes: true, requirements: true }).partial();

export type JobsAndRequirements = Pick<EmploymentBlob, 'jobTypes' | 'requirements'>;

/** Job types and requirements of the company's current employment document; omitted fields have their default. */
export async function readJobsAndRequirements(scope: CompanyScope): Promise<JobsAndRequirements> {
  const stored = choicesSchema.safeParse(await readOnlyDocument(scope, 'employment', undefined)).data;
  const defaults = newEmploymentBlob();
  const { jobTypes = defaults.jobTypes, requirements = defaults.requirements } = stored ?? {};
  return { jobTypes, requirements };
}

/** The same, as it is chosen from. */
export async function readEmploymentChoices(
  scope: CompanyScope,
  employment?: JobsAndRequirements,
): Promise<EmploymentChoices> {
  const { jobTypes, requirements } = employment ?? (await readJobsAndRequirements(scope));
  return {
    jobTypes: jobTypes.map((job) => ({
      id: job.id,
      name: job.name,
      isDriver: job.driverSettings.mode !== 'NOT_DRIVER',
    })),
    requirements: requirements.map(({ id, name }) => ({ id, name })),
  };
}
