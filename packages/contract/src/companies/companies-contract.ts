import { z } from 'zod';
import { operation } from '../operation.ts';

const companySchema = z.object({ id: z.string(), name: z.string() });
export type Company = z.infer<typeof companySchema>;

export const companiesOperations = {
  accessibleCompanies: operation({
    method: 'GET',
    path: '/api/companies/accessible',
    tag: 'Companies',
    summary: 'Companies that the user may work in',
    response: z.array(companySchema),
  }),
};
