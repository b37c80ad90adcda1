import { merchantCreditProcessors, PAYMENT_PROCESSORS } from '@servery/domain';
import { DocumentChoice, DocumentReference } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { creditPhrases } from '../../../phrases/settings/credit-and-gift.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { AccountDetails } from './account-details.tsx';
import { useOwnLabel } from './use-own-label.ts';

const names = ['cardPresent', 'cardNotPresent', 'online'] as const;
const merchants = merchantCreditProcessors.map(({ id, name }) => ({ value: id, label: name }));

/** CG-03, CG-05 to CG-10: the accounts of card payments. */
export function CardAccounts() {
  const t = usePhrases(creditPhrases);
  return (
    <Section title={t('accounts')} hint={t('accountsHint')}>
      <Columns>
        {names.map((name) => (
          <CardAccount key={name} name={name} />
        ))}
      </Columns>
    </Section>
  );
}

function CardAccount({ name }: { readonly name: (typeof names)[number] }) {
  const t = usePhrases(creditPhrases);
  const account = useSettings(({ creditAndGiftSettings }) => creditAndGiftSettings.accountSettings[name]);
  const at = (field: string) => ['creditAndGiftSettings', 'accountSettings', name, field];
  const labelOf = useOwnLabel(name);
  const follows = name !== 'cardPresent' && account.sameAsCardPresent === true;
  return (
    <Fields title={t(name)}>
      {name !== 'cardPresent' && <DocumentSwitch path={at('sameAsCardPresent')} label={labelOf('sameAsCardPresent')} />}
      {!follows && (
        <>
          <DocumentChoice path={at('processor')} label={labelOf('processor')} values={PAYMENT_PROCESSORS} />
          <AccountDetails name={name} account={account} processor={account.processor} />
          <DocumentReference
            path={at('merchantProcessor')}
            label={labelOf('merchantProcessor')}
            options={merchants}
            none={t('notSaid')}
          />
        </>
      )}
    </Fields>
  );
}
