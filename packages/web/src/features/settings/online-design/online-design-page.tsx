import { DesignPage } from '../../../editing/page/design-page.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../phrases/settings/online-design.ts';
import { OnlineOnly } from '../../../session/level/online-only.tsx';
import { CssSection } from './css-section.tsx';
import { FooterSection, HeaderSection } from './header-footer.tsx';
import { ItemsSection } from './items-section.tsx';
import { EmailSection, MessagesSection, PopUpSection } from './message-sections.tsx';
import { ShopPreview } from './preview/shop-preview.tsx';
import { StyleSection } from './style-section.tsx';

const sections = screenSections['/locationSettings/onlineDesign'];

/** OD-01, OD-03, KR-03: the looks of the online shop. */
export function OnlineDesignPage() {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <OnlineOnly title={t('title')} text={t('notOnlineText')}>
      <DesignPage title={t('title')} sections={sections} preview={<ShopPreview />}>
        <StyleSection />
        <ItemsSection />
        <HeaderSection />
        <FooterSection />
        <MessagesSection />
        <PopUpSection />
        <EmailSection />
        <CssSection />
      </DesignPage>
    </OnlineOnly>
  );
}
