import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { DocumentSecret } from '../../../editing/fields/document-secret.tsx';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { notify } from '../../../ui/notifications/notify.ts';

const at = (field: string) => ['marketing', 'loyalty', 'thirdParty', field];

/** MK-11: the service of somebody else that keeps points. */
export function LoyaltyService() {
  const t = usePhrases(marketingPhrases);
  const { thirdParty } = useSettings(({ marketing }) => marketing.loyalty);
  const edit = useEditSettings();
  const handleAddress = (url: unknown) => {
    edit((settings) => {
      settings.marketing.loyalty.thirdParty.url = String(url);
      settings.marketing.loyalty.thirdParty.password = null;
    }, 'loyalty-address');
    if (thirdParty.password !== null) notify.warning(t('passwordCleared'));
  };
  return (
    <Fields title={t('service')}>
      <DocumentText path={at('provider')} maxLength={60} />
      <DocumentText path={at('url')} maxLength={500} placeholder="https://" onSet={handleAddress} />
      <DocumentText path={at('merchantId')} maxLength={60} />
      <DocumentText path={at('userName')} maxLength={60} />
      <DocumentSecret path={at('password')} hint={t('passwordHint')} />
    </Fields>
  );
}
