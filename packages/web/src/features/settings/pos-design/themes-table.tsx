import {
  asJsonObject,
  builtInTheme,
  clonePosTheme,
  freeThemeName,
  LIGHT_THEME,
  newPosTheme,
  type PosTheme,
} from '@servery/domain';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import styles from './pos-design.module.css';

export const themesList = ['posDesign', 'themes'];

/** PD-04 to PD-07 */
export function ThemesTable() {
  const t = usePhrases(posDesignPhrases);
  const { themes, activeTheme } = useSettings(({ posDesign }) => posDesign);
  const edit = useEditSettings();
  const name = () => freeThemeName(themes, t('newTheme'));
  // Terminals that showed the theme show the Light Theme again; one step of undo for both.
  const remove = ({ id }: PosTheme) =>
    edit(({ posDesign }) => {
      posDesign.themes = posDesign.themes.filter((theme) => theme.id !== id);
      if (posDesign.activeTheme === id) posDesign.activeTheme = LIGHT_THEME.id;
    });
  return (
    <ListTable<PosTheme>
      list={themesList}
      title={t('themes')}
      hint={t('themesHint')}
      rows={themes}
      columns={[
        { title: t('colorsColumn'), cell: (theme) => <Strip theme={theme} />, hideOnPhone: true },
        { title: t('shown'), cell: ({ id }) => (id === activeTheme ? t('shownHere') : ''), hideOnPhone: true },
      ]}
      add={{ label: t('addTheme'), make: () => asJsonObject(newPosTheme({ id: crypto.randomUUID(), name: name() })) }}
      copy={(theme) => asJsonObject(clonePosTheme(theme, crypto.randomUUID(), themes))}
      empty={{ title: t('noThemes'), text: t('noThemesHint') }}
      canRemove={({ id }) => builtInTheme(id) === undefined}
      onRemove={remove}
    />
  );
}

/** A theme at a glance. */
function Strip({ theme }: { readonly theme: PosTheme }) {
  const shown = [theme.mainBackground, theme.menuTileBackground, theme.buttonBackground, theme.primaryBackground];
  return (
    <span className={styles.strip} aria-hidden>
      {[...shown, theme.highlightBackground].map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one place for each part, and two may have one color
        <span key={at} style={{ background: color }} />
      ))}
    </span>
  );
}
