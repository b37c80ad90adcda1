import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { mobileAppPhrases } from '../../../phrases/settings/mobile-app.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { MobileBuilds } from './mobile-builds.tsx';

const sections = screenSections['/locationSettings/mobileApp'];
const at = (field: string) => ['mobileApp', field];

/** KR-15, MA-01, MA-02 */
export function MobileAppPage() {
  const t = usePhrases(mobileAppPhrases);
  return (
    <SettingsEditor rows={5}>
      <EditorPage title={t('title')} sections={sections}>
        <Section title={t('app')} hint={t('appHint')}>
          <Columns>
            <Fields title={t('identity')}>
              <DocumentText path={at('name')} maxLength={30} hint={t('nameHint')} />
              <DocumentText path={at('packageName')} maxLength={150} hint={t('packageHint')} />
              <DocumentText path={at('version')} maxLength={14} hint={t('versionHint')} />
            </Fields>
            <Fields title={t('stores')}>
              <DocumentText path={at('androidAppStoreUrl')} maxLength={500} placeholder="https://" />
              <DocumentText path={at('iosAppStoreUrl')} maxLength={500} placeholder="https://" hint={t('storesHint')} />
            </Fields>
          </Columns>
        </Section>
        <MobileBuilds />
      </EditorPage>
    </SettingsEditor>
  );
}
