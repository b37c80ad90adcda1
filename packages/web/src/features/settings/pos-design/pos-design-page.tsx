import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import { ColorForm } from './color-form.tsx';
import { ColorsTable, colorsList } from './colors-table.tsx';
import { OnTerminals } from './on-terminals.tsx';
import { ShownTheme } from './shown-theme.tsx';
import { ThemeForm } from './theme-form.tsx';
import { ThemesTable, themesList } from './themes-table.tsx';

const sections = screenSections['/locationSettings/posDesign'];

/** PD-01, KR-04: the themes of the point of sale, drawn while they are edited. */
export function PosDesignPage() {
  const t = usePhrases(posDesignPhrases);
  return (
    <SettingsEditor rows={8}>
      <ListPage
        title={t('title')}
        sections={sections}
        lists={[
          { list: themesList, form: ThemeForm },
          { list: colorsList, form: ColorForm },
        ]}
      >
        <ShownTheme />
        <ThemesTable />
        <OnTerminals />
        <ColorsTable />
      </ListPage>
    </SettingsEditor>
  );
}
