import {
  type AccountField,
  type Credentials,
  type GiftProcessor,
  isSecretPath,
  type Json,
  missingFields,
  type PaymentAccountName,
  processorFields,
  withAddress,
} from '@servery/domain';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { DocumentSecret } from '../../../editing/fields/document-secret.tsx';
import { useEditSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { creditPhrases } from '../../../phrases/settings/credit-and-gift.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import styles from './credit-and-gift.module.css';
import { useOwnLabel } from './use-own-label.ts';

type AccountDetailsProps = {
  readonly name: PaymentAccountName;
  readonly account: Credentials;
  readonly processor: GiftProcessor;
};

/** The fields that a processor asks for, and which of them are missing. */
export function AccountDetails({ name, account, processor }: AccountDetailsProps) {
  const fields = processorFields[processor];
  if (fields.length === 0) return null;
  return (
    <>
      {fields.map((field) => (
        <AccountEntry key={field} name={name} field={field} account={account} />
      ))}
      <Missing name={name} fields={missingFields(processor, account)} />
    </>
  );
}

type AccountEntryProps = Pick<AccountDetailsProps, 'name' | 'account'> & { readonly field: AccountField };

function AccountEntry({ name, field, account }: AccountEntryProps) {
  const t = usePhrases(creditPhrases);
  const path = pathOf(name, field);
  const label = useOwnLabel(name)(field);
  const handleAddress = useAddress(name, account);
  if (isSecretPath(path))
    return <DocumentSecret path={path} label={label} {...(field === 'password' && { hint: t('addressHint') })} />;
  if (field !== 'url' && field !== 'alternateUrl') return <DocumentText path={path} label={label} maxLength={60} />;
  return (
    <DocumentText
      path={path}
      label={label}
      maxLength={500}
      placeholder="https://"
      onSet={(value) => handleAddress(field, value)}
    />
  );
}

/** ST-28: another address takes the password away, and that is said. */
function useAddress(name: PaymentAccountName, account: Credentials) {
  const t = usePhrases(creditPhrases);
  const edit = useEditSettings();
  return (field: 'url' | 'alternateUrl', value: Json) => {
    edit((settings) => {
      Object.assign(
        settings.creditAndGiftSettings.accountSettings[name],
        withAddress(account, field, String(value).trim()),
      );
    }, `${name}.${field}`);
    if (account.password !== null) notify.warning(t('passwordCleared'));
  };
}

type MissingProps = { readonly name: PaymentAccountName; readonly fields: readonly AccountField[] };

/** CG-23 */
function Missing({ name, fields }: MissingProps) {
  const t = usePhrases(creditPhrases);
  const labelOf = useOwnLabel(name);
  const words = fields.map((field) => labelOf(field).toLowerCase()).join(', ');
  return (
    <p className={styles.note} data-missing={fields.length > 0 || undefined}>
      {fields.length > 0 ? t('missing', { fields: words }) : t('complete')}
    </p>
  );
}

function pathOf(name: PaymentAccountName, field: AccountField) {
  return ['creditAndGiftSettings', 'accountSettings', name, field];
}
