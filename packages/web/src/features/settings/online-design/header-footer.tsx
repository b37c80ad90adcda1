import { onlineDesignFields } from '@servery/words';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../phrases/settings/online-design.ts';
import { Columns, Fields } from '../../../ui/layout/pane/section.tsx';
import { at, DesignSection } from './design-section.tsx';
import { Links } from './links.tsx';

const headerPaths = [at('header'), at('locationFinderEnabled')];
const footerPaths = [at('footer')];

export function HeaderSection() {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <DesignSection title={t('header')} hint={t('headerHint')} paths={headerPaths} shows="MENU">
      <Columns>
        <Fields>
          <ImageField path={at('header', 'logo')} label={say(onlineDesignFields, 'onlineDesign.header.logo')} />
          <ImageField path={at('header', 'banner')} label={say(onlineDesignFields, 'onlineDesign.header.banner')} />
        </Fields>
        <Fields>
          <DocumentSwitch path={at('header', 'showAddress')} />
          <DocumentSwitch path={at('header', 'showPhone')} />
          <DocumentSwitch path={at('locationFinderEnabled')} />
        </Fields>
      </Columns>
      <Links list={at('header', 'links')} />
    </DesignSection>
  );
}

export function FooterSection() {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <DesignSection title={t('footer')} hint={t('footerHint')} paths={footerPaths} shows="MENU">
      <Columns>
        <DocumentText path={at('footer', 'text')} lines={2} maxLength={500} />
        <DocumentSwitch path={at('footer', 'showHours')} />
      </Columns>
      <Links list={at('footer', 'links')} />
    </DesignSection>
  );
}
