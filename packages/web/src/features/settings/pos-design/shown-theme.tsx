import { useEffect } from 'react';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { listKey, useListSelection } from '../../../editing/list/list-selection.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import { colorsList } from './colors-table.tsx';
import styles from './pos-design.module.css';
import { PosPreview } from './pos-preview.tsx';
import { themesList } from './themes-table.tsx';

/** The chosen theme as the point of sale shows it; the page begins with the one on terminals. */
export function ShownTheme() {
  const t = usePhrases(posDesignPhrases);
  const { themes, activeTheme, virtualTicket, colors } = useSettings(({ posDesign }) => posDesign);
  const chosen = useListSelection(({ list, id }) => (list === listKey(themesList) ? id : null));
  useEffect(() => beginWith(activeTheme), [activeTheme]);
  const theme = themes.find(({ id }) => id === chosen) ?? themes.find(({ id }) => id === activeTheme) ?? themes[0];
  if (!theme) return null;
  return (
    <section className={styles.shown} aria-label={t('preview')}>
      <p className={styles.caption}>{t('previewOf', { theme: theme.name })}</p>
      <PosPreview theme={theme} addItemsTo={virtualTicket.addItemsTo} colors={colors} />
    </section>
  );
}

/** Chooses a theme while nothing of this page is chosen, so that the form beside shows the drawn theme. */
function beginWith(id: string): void {
  const list = listKey(themesList);
  const { list: chosen } = useListSelection.getState();
  if (chosen !== list && chosen !== listKey(colorsList)) useListSelection.setState({ list, id, isNew: false });
}
