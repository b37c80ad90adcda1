import { DesignPage } from '../../../editing/page/design-page.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { kioskDesignPhrases } from '../../../phrases/settings/kiosk-design.ts';
import { KioskPreview } from './kiosk-preview.tsx';
import { AttractSection, ColorsSection, ItemsSection, TilesSection } from './kiosk-sections.tsx';

const sections = screenSections['/kiosk/design'];

/** KI-01, KR-20: the looks of the kiosk. */
export function KioskDesignPage() {
  const t = usePhrases(kioskDesignPhrases);
  return (
    <DesignPage title={t('title')} sections={sections} preview={<KioskPreview />}>
      <AttractSection />
      <ColorsSection />
      <TilesSection />
      <ItemsSection />
    </DesignPage>
  );
}
