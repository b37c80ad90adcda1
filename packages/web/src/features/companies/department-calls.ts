import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { type CallInput, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import { id, optionalId } from '../../api/wire.ts';

const named = z.looseObject({ id, name: z.string() });
const employmentBlob = z.looseObject({
  jobTypes: z.array(z.extend(named, { departmentId: optionalId })),
  departments: z.array(named),
});

/** The job types of the company and the departments they may belong to. */
export function departmentsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.companies('departments', companyId),
    queryFn: async ({ signal }) => {
      const { blob } = unwrap(
        await call('getCompanyEmployment', { params: { companyId }, query: { employees: 'without' }, signal }),
      );
      return employmentBlob.parse(blob);
    },
  });
}

/** CO-11 */
export function setJobTypeDepartment(companyId: string, body: CallInput<'setJobTypeDepartment'>['body']) {
  return call('setJobTypeDepartment', { params: { companyId }, body, isQuiet: true });
}
