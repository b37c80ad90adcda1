import { asJsonObject, employmentBlobSchema, type JsonObject } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { editBase } from '../../configuration/saving/saves.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';

export interface JobTypeDepartment {
  readonly jobTypeId: string;
  readonly departmentId: string;
}

/**
 * CO-11: a save of the employment document like any other, with a version, its author and its changes.
 */
export async function setJobTypeDepartment(
  scope: CompanyScope,
  actor: Actor,
  { jobTypeId, departmentId }: JobTypeDepartment,
): Promise<{ id: string; ver: number }> {
  const documentId = onlyDocumentId('employment', scope.companyId);
  const { version } = await editBase(scope, actor, {
    kind: 'employment',
    documentId,
    edit: (stored) => withDepartment(stored, { jobTypeId, departmentId }),
  });
  return { id: documentId, ver: version };
}

function withDepartment(stored: JsonObject, { jobTypeId, departmentId }: JobTypeDepartment): JsonObject {
  const employment = employmentBlobSchema.parse(stored);
  const jobType = employment.jobTypes.find(({ id }) => id === jobTypeId);
  if (jobType === undefined) throw invalid('UNKNOWN_JOB_TYPE', 'There is no such job type.', 'body.jobTypeId');
  const department = employment.departments.find(({ id }) => id === departmentId);
  if (department === undefined)
    throw invalid('UNKNOWN_DEPARTMENT', 'There is no such department.', 'body.departmentId');
  if (jobType.departmentId === departmentId && jobType.departmentCode === department.code) return stored;
  const moved = { ...jobType, departmentId, departmentCode: department.code };
  return asJsonObject({
    ...stored,
    jobTypes: employment.jobTypes.map((one) => (one === jobType ? moved : one)),
  });
}
