import type { SettingsNames } from '@servery/domain';
import { z } from 'zod/mini';
import { request } from '../api/request.ts';
import type { Target } from './document-adapter.ts';

const namedFields = { id: z.string(), name: z.string() };
const namesSchema = z.object({
  orderTypes: z.array(
    z.object({ id: z.number(), name: z.string(), activePOS: z.boolean(), activeOnline: z.boolean() }),
  ),
  tenderTypes: z.array(z.object({ id: z.number(), name: z.string(), disabled: z.boolean() })),
  stations: z.array(z.object(namedFields)),
  displays: z.array(z.object(namedFields)),
  printers: z.array(z.object({ ...namedFields, type: z.enum(['RECEIPT', 'LABEL']) })),
}) satisfies z.ZodMiniType<SettingsNames>;

/** What menus name of the settings of a level: who edits menus need not read the settings. */
export function loadSettingsNames({ companyId, tenantId }: Target) {
  return tenantId === null
    ? request({ path: `/api/menus/settings-names/company/${companyId}`, schema: namesSchema })
    : request({ path: `/api/menus/settings-names/location/${tenantId}`, query: { companyId }, schema: namesSchema });
}
