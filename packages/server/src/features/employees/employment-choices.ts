import { type EmploymentBlob, employmentBlobSchema, newEmploymentBlob } from '@servery/domain';
import { readDocument, readHead } from '../../configuration/documents-store.ts';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

export interface EmploymentChoices {
  readonly jobTypes: readonly { readonly id: string; readonly name: string; readonly isDriver: boolean }[];
  readonly requirements: readonly { readonly id: string; readonly name: string }[];
}

const choicesSchema = employmentBlobSchema.pick({ jobTypes: true, requirements: true }).partial();

export type JobsAndRequirements = Pick<EmploymentBlob, 'jobTypes' | 'requirements'>;

/** Job types and requirements of the company's employment as it stands; what it leaves out has its default. */
export async function readJobsAndRequirements(scope: CompanyScope): Promise<JobsAndRequirements> {
  const key = { kind: 'employment', documentId: onlyDocumentId('employment', scope.companyId), tenantId: '' } as const;
  const head = await readHead(scope, key);
  const stored =
    head && head.version > 0 ? choicesSchema.safeParse(await readDocument(scope, key, head.version)).data : {};
  const defaults = newEmploymentBlob();
  const { jobTypes = defaults.jobTypes, requirements = defaults.requirements } = stored ?? {};
  return { jobTypes, requirements };
}

/** The same, as it is chosen from. */
export async function readEmploymentChoices(scope: CompanyScope): Promise<EmploymentChoices> {
  const { jobTypes, requirements } = await readJobsAndRequirements(scope);
  return {
    jobTypes: jobTypes.map(({ id, name, driverSettings }) => ({
      id,
      name,
      isDriver: driverSettings.mode !== 'NOT_DRIVER',
    })),
    requirements: requirements.map(({ id, name }) => ({ id, name })),
  };
}
