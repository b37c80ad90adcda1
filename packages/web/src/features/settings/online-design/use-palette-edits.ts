import {
  type CustomPalette,
  chosenPalette,
  DEFAULT_PALETTES,
  freeThemeName,
  type PALETTE_COLORS,
} from '@servery/domain';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';

type Color = (typeof PALETTE_COLORS)[number];

/** The edits of palettes; the colors that the shop wears go along, in one step of undo. */
export function usePaletteEdits() {
  const edit = useEditSettings();
  const customs = useSettings(({ onlineDesign }) => onlineDesign.customColorPalettes);
  return {
    choose: (palette: CustomPalette) =>
      edit(({ onlineDesign }) => {
        onlineDesign.colorPalette = chosenPalette(palette);
      }),
    copy: (palette: CustomPalette) =>
      edit(({ onlineDesign }) => {
        const name = freeThemeName([...DEFAULT_PALETTES, ...customs], palette.name);
        const copy = { ...palette, id: crypto.randomUUID(), name };
        onlineDesign.customColorPalettes.push(copy);
        onlineDesign.colorPalette = chosenPalette(copy);
      }),
    recolor: (id: string, color: Color, value: string) =>
      edit(({ onlineDesign }) => {
        const palette = onlineDesign.customColorPalettes.find((own) => own.id === id);
        if (palette) palette[color] = value;
        if (onlineDesign.colorPalette.id === id) onlineDesign.colorPalette[color] = value;
      }, `palette ${id} ${color}`),
    remove: (id: string) =>
      edit(({ onlineDesign }) => {
        const [first] = DEFAULT_PALETTES;
        onlineDesign.customColorPalettes = onlineDesign.customColorPalettes.filter((palette) => palette.id !== id);
        if (onlineDesign.colorPalette.id === id && first) onlineDesign.colorPalette = chosenPalette(first);
      }),
  };
}
