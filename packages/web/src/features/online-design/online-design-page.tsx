import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { DocumentEditor } from '../../configuration/document-editor.tsx';
import { EditorPage } from '../../configuration/editor-page.tsx';
import { locationSettingsDocument } from '../../configuration/location-settings-document.ts';
import { onlineDesignPhrases } from '../../phrases/online-design.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useActiveLevel } from '../../session/active-level.ts';
import { useSupportsOnline } from '../../session/supports-online.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { CssSection } from './css-section.tsx';
import { FooterSection, HeaderSection } from './header-footer.tsx';
import { ItemsSection } from './items-section.tsx';
import { EmailSection, MessagesSection, PopUpSection } from './message-sections.tsx';
import { ShopPreview } from './preview/shop-preview.tsx';
import { StyleSection } from './style-section.tsx';

const sections = ['onlineDesign'];

/** OD-01, OD-03, KR-03: the looks of the online shop, drawn while they are edited. */
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
    <DocumentEditor document={locationSettingsDocument} skeleton={<SkeletonTable rows={10} />}>
      <Design />
    </DocumentEditor>
  );
}

function Design() {
  const t = usePhrases(onlineDesignPhrases);
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  const [isShown, setShown] = useState(false);
  const showPreview = (
    <Button leftSection={<IconEye size={16} stroke={1.75} aria-hidden />} onClick={() => setShown(true)}>
      {t('preview')}
    </Button>
  );
  return (
    <EditorPage
      title={t('title')}
      sections={sections}
      actions={isNarrow && showPreview}
      aside={isNarrow ? undefined : <ShopPreview />}
      hasWideAside
    >
      <StyleSection />
      <ItemsSection />
      <HeaderSection />
      <FooterSection />
      <MessagesSection />
      <PopUpSection />
      <EmailSection />
      <CssSection />
      <SidePanel title={t('preview')} isOpen={isNarrow === true && isShown} onClose={() => setShown(false)} width={640}>
        <ShopPreview />
      </SidePanel>
    </EditorPage>
  );
}
