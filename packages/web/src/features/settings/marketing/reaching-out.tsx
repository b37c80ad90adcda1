import { SOCIAL_URLS } from '@servery/domain';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const emailAt = (field: string) => ['marketing', 'orderConfirmationEmail', field];

/** MK-07 */
export function OrderConfirmation() {
  const t = usePhrases(marketingPhrases);
  const isOn = useSettings(({ marketing }) => marketing.orderConfirmationEmail.enabled);
  return (
    <Section title={t('email')} hint={t('emailHint')}>
      <Columns>
        <Fields>
          <DocumentSwitch path={emailAt('enabled')} />
          {isOn && (
            <>
              <DocumentText path={emailAt('senderName')} maxLength={60} />
              <DocumentText path={emailAt('replyTo')} maxLength={254} />
              <DocumentText path={emailAt('copyTo')} maxLength={254} />
            </>
          )}
        </Fields>
        {isOn && (
          <Fields>
            <DocumentText path={emailAt('subject')} maxLength={120} />
            <DocumentText path={emailAt('message')} maxLength={2000} lines={4} />
          </Fields>
        )}
      </Columns>
    </Section>
  );
}

const socialAt = (field: string) => ['marketing', 'social', field];

/** MK-08, MK-09 */
export function Social() {
  const t = usePhrases(marketingPhrases);
  return (
    <Section title={t('social')} hint={t('socialHint')}>
      <Columns>
        <Fields title={t('links')}>
          {SOCIAL_URLS.map((field) => (
            <DocumentText key={field} path={socialAt(field)} maxLength={500} placeholder="https://" />
          ))}
        </Fields>
        <Fields title={t('tracking')}>
          <DocumentText path={socialAt('message')} maxLength={500} lines={3} />
          <DocumentText
            path={['marketing', 'googleTagManagerContainerId']}
            maxLength={16}
            hint={t('tagHint')}
            placeholder="GTM-"
          />
        </Fields>
      </Columns>
    </Section>
  );
}
