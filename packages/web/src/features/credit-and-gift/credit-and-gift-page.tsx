import { DocumentEditor } from '../../configuration/document-editor.tsx';
import { EditorPage } from '../../configuration/editor-page.tsx';
import { locationSettingsDocument } from '../../configuration/location-settings-document.ts';
import { creditPhrases } from '../../phrases/credit-and-gift.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { CardAccounts } from './card-accounts.tsx';
import { CardSecurity, CardSlips, CardTerminals } from './card-terminals.tsx';
import { Fees } from './fees.tsx';
import { GiftCards } from './gift-cards.tsx';

const sections = ['creditAndGiftSettings'];

/** KR-09, CG-01: fees, processors and their accounts, gift cards, terminals and slips. */
export function CreditAndGiftPage() {
  const t = usePhrases(creditPhrases);
  return (
    <DocumentEditor document={locationSettingsDocument} skeleton={<SkeletonTable rows={10} />}>
      <EditorPage title={t('title')} sections={sections}>
        <Fees />
        <CardAccounts />
        <GiftCards />
        <CardTerminals />
        <CardSecurity />
        <CardSlips />
      </EditorPage>
    </DocumentEditor>
  );
}
