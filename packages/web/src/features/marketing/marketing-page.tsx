import { keepsPoints } from '@servery/domain';
import { ListPage } from '../../configuration/list/list-page.tsx';
import { useSettings } from '../../configuration/location-settings-document.ts';
import { screenSections } from '../../configuration/screen-sections.ts';
import { SettingsEditor } from '../../configuration/settings-editor.tsx';
import { marketingPhrases } from '../../phrases/marketing.ts';
import { usePhrases } from '../../phrases/phrases.ts';
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
