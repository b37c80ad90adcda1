import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { creditPhrases } from '../../../phrases/settings/credit-and-gift.ts';
import { CardAccounts } from './card-accounts.tsx';
import { CardSecurity, CardSlips, CardTerminals } from './card-terminals.tsx';
import { Fees } from './fees.tsx';
import { GiftCards } from './gift-cards.tsx';

const sections = screenSections['/locationSettings/creditAndGift'];

/** KR-09, CG-01: fees, processors and their accounts, gift cards, terminals and slips. */
export function CreditAndGiftPage() {
  const t = usePhrases(creditPhrases);
  return (
    <SettingsEditor>
      <EditorPage title={t('title')} sections={sections}>
        <Fees />
        <CardAccounts />
        <GiftCards />
        <CardTerminals />
        <CardSecurity />
        <CardSlips />
      </EditorPage>
    </SettingsEditor>
  );
}
