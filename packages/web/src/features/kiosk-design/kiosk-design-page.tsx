import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { DocumentEditor } from '../../configuration/document-editor.tsx';
import { EditorPage } from '../../configuration/editor-page.tsx';
import { locationSettingsDocument } from '../../configuration/location-settings-document.ts';
import { kioskDesignPhrases } from '../../phrases/kiosk-design.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { KioskPreview } from './kiosk-preview.tsx';
import { AttractSection, ColorsSection, ItemsSection, TilesSection } from './kiosk-sections.tsx';

const sections = ['kioskDesign'];

/** KI-01, KR-20: the looks of the kiosk, drawn while they are edited. */
export function KioskDesignPage() {
  return (
    <DocumentEditor document={locationSettingsDocument} skeleton={<SkeletonTable rows={8} />}>
      <Design />
    </DocumentEditor>
  );
}

function Design() {
  const t = usePhrases(kioskDesignPhrases);
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
      aside={isNarrow ? undefined : <KioskPreview />}
      hasWideAside
    >
      <AttractSection />
      <ColorsSection />
      <TilesSection />
      <ItemsSection />
      <SidePanel title={t('preview')} isOpen={isNarrow === true && isShown} onClose={() => setShown(false)} width={640}>
        <KioskPreview />
      </SidePanel>
    </EditorPage>
  );
}
