import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { request } from '../../api/request.ts';
import { id, optionalId } from '../../api/wire.ts';

const named = z.looseObject({ id, name: z.string() });
const employment = z.looseObject({
  blob: z.looseObject({
    jobTypes: z.array(z.extend(named, { departmentId: optionalId })),
    departments: z.array(named),
  }),
});
const saved = z.looseObject({ id, ver: z.number() });

/** The job types of the company and the departments they may stand in. */
export function departmentsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['companies', 'departments', companyId],
    queryFn: async ({ signal }) => {
      const path = `/api/blobs/employment/company/${companyId}`;
      return unwrap(await request({ path, schema: employment, signal })).blob;
    },
  });
}

/** CO-11 */
export function setJobTypeDepartment(
  companyId: string,
  body: { readonly jobTypeId: string; readonly departmentId: string },
): Promise<ApiResult<unknown>> {
  return request({
    method: 'PUT',
    path: `/api/companies/${companyId}/jobTypeDepartment`,
    body,
    schema: saved,
    isQuiet: true,
  });
}
