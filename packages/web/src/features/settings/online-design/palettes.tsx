import { Button } from '@mantine/core';
import {
  type CustomPalette,
  DEFAULT_PALETTES,
  findPalette,
  isObject,
  type Json,
  PALETTE_COLORS,
} from '@servery/domain';
import { DocumentColor } from '../../../editing/fields/colors/document-color.tsx';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../phrases/settings/online-design.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './online-design.module.css';
import { usePaletteEdits } from './use-palette-edits.ts';

/** OD-22, OD-23: the palette of the shop is chosen; a custom one can be changed. */
export function Palettes() {
  const t = usePhrases(onlineDesignPhrases);
  const field = useField(['onlineDesign', 'colorPalette']);
  const { colorPalette, customColorPalettes } = useSettings(({ onlineDesign }) => onlineDesign);
  const edits = usePaletteEdits();
  const custom = customColorPalettes.find(({ id }) => id === colorPalette.id);
  const known = findPalette(customColorPalettes, colorPalette.id) ?? { name: '', ...colorPalette };
  const nameOfPalette = (value: Json) =>
    isObject(value) ? (findPalette(customColorPalettes, String(value.id))?.name ?? t('unknownPalette')) : '';
  return (
    <Fields>
      <Row gap={2} justify="between">
        <Text weight="medium">
          {t('palettes')} {field.isChanged && <UnsavedDot />}
        </Text>
        <FieldMark path={['onlineDesign', 'colorPalette']} label={t('palettes')} format={nameOfPalette} />
      </Row>
      <Grid columns={{ min: 104 }} gap={2} role="radiogroup" aria-label={t('palettes')}>
        {[...DEFAULT_PALETTES, ...customColorPalettes].map((palette) => (
          <PaletteCard
            key={palette.id}
            palette={palette}
            isChosen={palette.id === colorPalette.id}
            isFixed={!field.canEdit}
            onChoose={() => edits.choose(palette)}
          />
        ))}
      </Grid>
      {custom && <OwnPalette palette={custom} />}
      {!custom && field.canEdit && (
        <div>
          <Button size="sm" onClick={() => edits.copy(known)}>
            {t('ownPalette')}
          </Button>
          <p className={styles.note}>{t('ownPaletteHint')}</p>
        </div>
      )}
    </Fields>
  );
}

type PaletteCardProps = {
  readonly palette: CustomPalette;
  readonly isChosen: boolean;
  readonly isFixed: boolean;
  readonly onChoose: () => void;
};

function PaletteCard({ palette, isChosen, isFixed, onChoose }: PaletteCardProps) {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <label className={styles.palette}>
      <input
        type="radio"
        name="palette"
        className={styles.radio}
        checked={isChosen}
        disabled={isFixed}
        onChange={onChoose}
        aria-label={t('paletteOf', { name: palette.name })}
      />
      <span className={styles.strip} aria-hidden>
        {PALETTE_COLORS.map((color) => (
          <span key={color} style={{ background: palette[color] }} />
        ))}
      </span>
      <Text size="sm" clip>
        {palette.name}
      </Text>
    </label>
  );
}

/** The name and the five colors of a custom palette; the shop shows them at once. */
function OwnPalette({ palette }: { readonly palette: CustomPalette }) {
  const t = usePhrases(onlineDesignPhrases);
  const edits = usePaletteEdits();
  const { canEdit } = useField(['onlineDesign', 'customColorPalettes', { id: palette.id }]);
  const placeOf = (field: string) => ['onlineDesign', 'customColorPalettes', { id: palette.id }, field];
  return (
    <Fields>
      <DocumentText path={placeOf('name')} maxLength={60} />
      {PALETTE_COLORS.map((color) => (
        <DocumentColor
          key={color}
          path={placeOf(color)}
          onSet={(value) => typeof value === 'string' && edits.recolor(palette.id, color, value)}
        />
      ))}
      {canEdit && (
        <div>
          <Button size="sm" variant="subtle" onClick={() => edits.remove(palette.id)}>
            {t('removePalette')}
          </Button>
        </div>
      )}
    </Fields>
  );
}
