import { DesignPage } from '../../../editing/page/design-page.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { onlineDesignPhrases } from '../../../phrases/online-design.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useActiveLevel } from '../../../session/active-level.ts';
import { useSupportsOnline } from '../../../session/supports-online.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
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
  const { name } = useActiveLevel();
  if (!useSupportsOnline()) {
    return (
      <Page>
        <PageHeader title={t('title')} />
        <EmptyState title={t('notOnlineTitle', { name })}>{t('notOnlineText')}</EmptyState>
      </Page>
    );
  }
  return (
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
  );
}
