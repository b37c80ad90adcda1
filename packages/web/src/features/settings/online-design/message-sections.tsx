import { EMAIL_TEMPLATES } from '@servery/domain';
import { onlineDesignFields } from '@servery/words';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../phrases/settings/online-design.ts';
import { Columns, Fields } from '../../../ui/layout/pane/section.tsx';
import { at, DesignSection } from './design-section.tsx';

const messagePaths = ['welcomeText', 'itemMessage', 'orderMessage', 'confirmationMessage'].map((field) => at(field));
const popUpPaths = [at('firstTimePopUp')];
const emailPaths = ['emailTemplate', 'sendEmailReceipt', 'sendSiteFeedbackEmail'].map((field) => at(field));

/** OD-24 to OD-26 */
export function MessagesSection() {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <DesignSection title={t('messages')} hint={t('messagesHint')} paths={messagePaths} shows="ORDER">
      <Columns>
        <Fields>
          <DocumentText path={at('itemMessage')} lines={2} maxLength={200} />
          <DocumentText path={at('orderMessage')} lines={2} maxLength={200} />
        </Fields>
        <Fields>
          <DocumentText path={at('confirmationMessage')} lines={2} maxLength={500} />
          <DocumentText path={at('welcomeText')} lines={2} maxLength={500} />
        </Fields>
      </Columns>
    </DesignSection>
  );
}

export function PopUpSection() {
  const t = usePhrases(onlineDesignPhrases);
  const isOn = useSettings(({ onlineDesign }) => onlineDesign.firstTimePopUp.enabled);
  return (
    <DesignSection title={t('popUp')} hint={t('popUpHint')} paths={popUpPaths} shows="POP_UP">
      <Columns>
        <Fields>
          <DocumentSwitch path={at('firstTimePopUp', 'enabled')} />
          {isOn && (
            <>
              <DocumentText path={at('firstTimePopUp', 'title')} maxLength={80} />
              <DocumentText path={at('firstTimePopUp', 'text')} lines={3} maxLength={500} />
              <DocumentText path={at('firstTimePopUp', 'button')} maxLength={40} />
            </>
          )}
        </Fields>
        {isOn && (
          <ImageField
            path={at('firstTimePopUp', 'image')}
            label={say(onlineDesignFields, 'onlineDesign.firstTimePopUp.image')}
          />
        )}
      </Columns>
    </DesignSection>
  );
}

/** OD-18 */
export function EmailSection() {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <DesignSection title={t('email')} hint={t('emailHint')} paths={emailPaths} shows="EMAIL">
      <Columns>
        <DocumentChoice path={at('emailTemplate')} values={EMAIL_TEMPLATES} />
        <Fields>
          <DocumentSwitch path={at('sendEmailReceipt')} />
          <DocumentSwitch path={at('sendSiteFeedbackEmail')} />
        </Fields>
      </Columns>
    </DesignSection>
  );
}
