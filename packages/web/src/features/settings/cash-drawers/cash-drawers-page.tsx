import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { cashDrawerPhrases } from '../../../phrases/settings/cash-drawers.ts';
import { CashManagement } from './cash-management.tsx';
import { DrawerForm, DrawersTable, drawersList } from './drawers-table.tsx';
import { ReasonForm, Reasons, reasonLists } from './reasons.tsx';
import { SafeForm, SafesTable, safesList } from './safes-table.tsx';
import { StationDrawers } from './station-drawers.tsx';
import { TransferForm, TransfersTable, transfersList } from './transfers-table.tsx';

/** CM-01: cash drawers, who may open them, and how cash is counted and followed. */
export function CashDrawersPage() {
  return (
    <SettingsEditor rows={8}>
      <CashDrawersScreen />
    </SettingsEditor>
  );
}

const sections = screenSections['/locationSettings/cashDrawers'];

function CashDrawersScreen() {
  const t = usePhrases(cashDrawerPhrases);
  const isFollowed = useSettings(({ cashManagement }) => cashManagement.detailedCashManagement.enabled);
  return (
    <ListPage
      title={t('title')}
      sections={sections}
      lists={[
        { list: drawersList, form: DrawerForm },
        { list: safesList, form: SafeForm },
        { list: transfersList, form: TransferForm },
        { list: reasonLists.overShort, form: ReasonForm },
        { list: reasonLists.voids, form: ReasonForm },
      ]}
    >
      <DrawersTable />
      <StationDrawers />
      <CashManagement />
      {isFollowed && (
        <>
          <SafesTable />
          <TransfersTable />
        </>
      )}
      <Reasons />
    </ListPage>
  );
}
