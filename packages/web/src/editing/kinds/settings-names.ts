import { call } from '../../api/call.ts';
import type { Target } from '../document/document-adapter.ts';
import { rememberDeviceNames } from '../words/device-names.ts';

/** The names that menus take from the settings of a level: a person who edits menus need not read the settings. */
export async function loadSettingsNames({ companyId, tenantId }: Target) {
  const answer = await (tenantId === null
    ? call('companySettingsNames', { params: { companyId } })
    : call('locationSettingsNames', { params: { locationId: tenantId }, query: { companyId } }));
  if (answer.status === 'ok') rememberDeviceNames([...answer.data.displays, ...answer.data.printers]);
  return answer;
}
