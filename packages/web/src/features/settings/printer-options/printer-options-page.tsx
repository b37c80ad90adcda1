import { Tabs } from '@mantine/core';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { printerOptionSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/printer-options.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { OtherOptions } from './other-options.tsx';
import styles from './printer-options.module.css';
import { Routing } from './routing.tsx';
import { Templates } from './templates.tsx';

const tabs = ['routing', 'templates', 'other'] as const;
type Tab = (typeof tabs)[number];

const views: Readonly<Record<Tab, () => React.ReactNode>> = {
  routing: Routing,
  templates: Templates,
  other: OtherOptions,
};

/** KR-13, PR-01: where everything is printed and shown, and what it looks like on paper. */
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
      <Tabs value={tab} keepMounted={false} onChange={keep}>
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(one)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((one) => {
          const View = views[one];
          return (
            <Tabs.Panel key={one} value={one} className={styles.panel ?? ''}>
              <View />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </EditorPage>
  );
}
