import { keepsPoints } from '@servery/domain';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { BonusForm } from './bonus-form.tsx';
import { BonusesTable, bonusesList } from './bonuses-table.tsx';
import { Customers } from './customers.tsx';
import { GroupForm, GroupsTable, groupsList } from './groups-table.tsx';
import { LoyaltyProgram } from './loyalty-program.tsx';
import { OwnFields } from './own-fields.tsx';
import { Places } from './places.tsx';
import { OrderConfirmation, Social } from './reaching-out.tsx';

const sections = screenSections['/locationSettings/marketing'];

/** KR-08, MK-01: customers, loyalty, and how guests are reached. */
export function MarketingPage() {
  return (
    <SettingsEditor>
      <MarketingScreen />
    </SettingsEditor>
  );
}

function MarketingScreen() {
  const t = usePhrases(marketingPhrases);
  const hasPoints = useSettings(({ marketing }) => keepsPoints(marketing.loyalty.program));
  return (
    <ListPage
      title={t('title')}
      sections={sections}
      lists={[
        { list: groupsList, form: GroupForm },
        { list: bonusesList, form: BonusForm },
      ]}
    >
      <Customers />
      <Places />
      <OwnFields />
      <GroupsTable />
      <LoyaltyProgram />
      {hasPoints && <BonusesTable />}
      <OrderConfirmation />
      <Social />
    </ListPage>
  );
}
