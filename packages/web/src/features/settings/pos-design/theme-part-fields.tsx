import { EXTENDED_SWATCHES, leastContrast, type PosTheme, type ThemePart, themePair } from '@servery/domain';
import { ContrastNote } from '../../../editing/fields/colors/contrast-note.tsx';
import { DocumentColor } from '../../../editing/fields/colors/document-color.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import styles from './pos-design.module.css';

/** The two colors of one part, and whether they can be read together. */
export function ThemePartFields({ theme, part }: { readonly theme: PosTheme; readonly part: ThemePart }) {
  const t = usePhrases(posDesignPhrases);
  const house = useSettings(({ posDesign }) => posDesign.colors);
  const swatches = [...new Set([...house.map(({ color }) => color), ...EXTENDED_SWATCHES])];
  const at = (field: string) => ['posDesign', 'themes', { id: theme.id }, field];
  return (
    <fieldset className={styles.part}>
      <legend>{t(part)}</legend>
      <div className={styles.pair}>
        <DocumentColor
          path={at(`${part}Color`)}
          label={t(part === 'menuTileIcon' ? 'icon' : 'text')}
          swatches={swatches}
          isNoted
        />
        <DocumentColor path={at(`${part}Background`)} label={t('background')} swatches={swatches} />
      </div>
      <ContrastNote {...themePair(theme, part)} least={leastContrast(part)} />
    </fieldset>
  );
}
