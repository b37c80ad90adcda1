import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { paymentPhrases } from '../../../phrases/settings/payments.ts';
import { AccountForm } from './account-form.tsx';
import { AccountsTable, accountsList } from './accounts-table.tsx';
import { TenderForm } from './tender-form.tsx';
import { TendersTable, tendersList } from './tenders-table.tsx';
import { Tips } from './tips.tsx';

const sections = screenSections['/locationSettings/payments'];

/** TT-01, TP-01, PI-01: tenders, tips, and the accounts of money paid in and out. */
export function PaymentsPage() {
  const t = usePhrases(paymentPhrases);
  return (
    <SettingsEditor>
      <ListPage
        title={t('title')}
        sections={sections}
        lists={[
          { list: tendersList, form: TenderForm },
          { list: accountsList, form: AccountForm },
        ]}
      >
        <TendersTable />
        <Tips />
        <AccountsTable />
      </ListPage>
    </SettingsEditor>
  );
}
