import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineOrderingPhrases } from '../../../phrases/settings/online-ordering.ts';
import { BlockedTimeForm, BlockedTimesTable, blockedTimesList } from './blocked-times-table.tsx';
import { LaterOrders } from './later-orders.tsx';
import { OnlineHours } from './online-hours.tsx';
import { Addresses, TakingOrders } from './taking-orders.tsx';
import { TypesOnline } from './types-online.tsx';

const sections = screenSections['/locationSettings/thriveOnline'];

/** KR-01: the online ordering that a manager with limited options changes; `settingsPermissions` of the domain says the same to the server. */
export function OnlineOrderingPage() {
  const t = usePhrases(onlineOrderingPhrases);
  return (
    <SettingsEditor rows={8}>
      <ListPage title={t('title')} sections={sections} lists={[{ list: blockedTimesList, form: BlockedTimeForm }]}>
        <TakingOrders />
        <TypesOnline />
        <OnlineHours />
        <BlockedTimesTable />
        <LaterOrders />
        <Addresses />
      </ListPage>
    </SettingsEditor>
  );
}
