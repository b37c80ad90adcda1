import { call } from '../../api/call.ts';
import type { Target } from '../document/document-adapter.ts';

/** What menus name of the settings of a level: who edits menus need not read the settings. */
export function loadSettingsNames({ companyId, tenantId }: Target) {
  return tenantId === null
    ? call('companySettingsNames', { params: { companyId } })
    : call('locationSettingsNames', { params: { locationId: tenantId }, query: { companyId } });
}
