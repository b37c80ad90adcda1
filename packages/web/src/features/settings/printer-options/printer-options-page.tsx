import type { ReactNode } from 'react';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { printerOptionSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { ViewTabs } from '../../../ui/frame/view-tabs.tsx';
import { OtherOptions } from './other-options.tsx';
import styles from './printer-options.module.css';
import { Routing } from './routing.tsx';
import { Templates } from './templates.tsx';

const tabs = ['routing', 'templates', 'other'] as const;
type Tab = (typeof tabs)[number];

const views: Readonly<Record<Tab, () => ReactNode>> = {
  routing: Routing,
  templates: Templates,
  other: OtherOptions,
};

/** KR-13, PR-01: where everything is printed and shown, and its look on paper. */
export function PrinterOptionsPage() {
  return (
    <SettingsEditor rows={8}>
      <PrinterOptions />
    </SettingsEditor>
  );
}

function PrinterOptions() {
  const t = usePhrases(printerOptionPhrases);
  const [tab, keep] = useChoiceInAddress('tab', tabs);
  return (
    <EditorPage title={t('title')} sections={[printerOptionSections[tab]]}>
      <ViewTabs
        label={t('tabs')}
        value={tab}
        onChange={keep}
        views={tabs.map((id) => ({ id, name: t(id), View: views[id] }))}
        panelClass={styles.panel}
      />
    </EditorPage>
  );
}
