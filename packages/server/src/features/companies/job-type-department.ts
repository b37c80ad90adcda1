import { asJsonObject, employmentBlobSchema } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { createHead, lockHead } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { kinds, onlyDocumentId } from '../../configuration/kinds.ts';
import { saveBase } from '../../configuration/saving/saves.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';

export interface JobTypeDepartment {
  readonly jobTypeId: string;
  readonly departmentId: string;
}

/**
 * CO-11: a save of the employment document like any other, with a version, its author and its changes. The document is
 * locked first, so that nothing saved in between is lost and nobody has to be asked.
 */
export async function setJobTypeDepartment(
  scope: CompanyScope,
  actor: Actor,
  { jobTypeId, departmentId }: JobTypeDepartment,
): Promise<{ id: string; ver: number }> {
  const documentId = onlyDocumentId('employment', scope.companyId);
  const key = { kind: 'employment', documentId, tenantId: '' } as const;
  const head =
    (await lockHead(scope, key)) ??
    (await createHead(scope, { ...key, name: '', description: '', isTemplate: false, singleUse: false }));
  const stored = head.version === 0 ? kinds.employment.createDefault() : await readDocument(scope, key, head.version);
  const employment = employmentBlobSchema.parse(stored);
  const jobType = employment.jobTypes.find(({ id }) => id === jobTypeId);
  if (jobType === undefined) throw invalid('UNKNOWN_JOB_TYPE', 'There is no such job type.', 'body.jobTypeId');
  const department = employment.departments.find(({ id }) => id === departmentId);
  if (department === undefined)
    throw invalid('UNKNOWN_DEPARTMENT', 'There is no such department.', 'body.departmentId');
  if (jobType.departmentId === departmentId && jobType.departmentCode === department.code && head.version > 0)
    return { id: documentId, ver: head.version };
  const moved = { ...jobType, departmentId, departmentCode: department.code };
  const jobTypes = employment.jobTypes.map((one) => (one === jobType ? moved : one));
  const saved = await saveBase(scope, actor, {
    kind: 'employment',
    documentId,
    name: '',
    description: '',
    singleUse: false,
    expectedVersion: head.version,
    document: asJsonObject({ ...stored, jobTypes }),
    automatic: false,
  });
  return { id: documentId, ver: saved.version };
}
