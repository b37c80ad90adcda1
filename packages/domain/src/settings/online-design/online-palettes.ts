import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import type { Path } from '../../overrides/change.ts';
import { colorSchema, contrastWarnings } from '../fields/colors.ts';

/** OD-23: header, main buttons, prices and links, page, and the text on the page. */
export const PALETTE_COLORS = ['primary', 'secondary', 'accent', 'background', 'text'] as const;
export type PaletteColor = (typeof PALETTE_COLORS)[number];

const fiveColors = {
  primary: colorSchema,
  secondary: colorSchema,
  accent: colorSchema,
  background: colorSchema,
  text: colorSchema,
};

/** OD-02: the five colors of the shop, and which palette they come from. */
export const colorPaletteSchema = z.looseObject({ id: z.string().min(1), ...fiveColors });
export type ColorPalette = z.infer<typeof colorPaletteSchema>;

export const customPaletteSchema = z.looseObject({ id: z.string().min(1), name: nameText(60), ...fiveColors });
export type CustomPalette = z.infer<typeof customPaletteSchema>;

/** OD-22, OD-23: in each, the page can be written on buttons and header, and text and prices on the page. */
export const DEFAULT_PALETTES: readonly CustomPalette[] = [
  palette('HARBOR', 'Harbor', '#12506B', '#0B6B66', '#A63D1F', '#FFFFFF', '#17242B'),
  palette('GARDEN', 'Garden', '#2C5530', '#3F6B1E', '#8A4B08', '#FBFCF7', '#1C2A1E'),
  palette('BRICK', 'Brick', '#8C2F1B', '#A13D24', '#6B4A12', '#FFFBF5', '#2B1B14'),
  palette('PLUM', 'Plum', '#5B2A5E', '#7A2E6B', '#8A3B12', '#FFFAFD', '#2A1B2B'),
  palette('SLATE', 'Slate', '#2F3E4E', '#3D5166', '#9A3412', '#F7F9FA', '#1B2530'),
  palette('CITRUS', 'Citrus', '#7A4B00', '#3D6B12', '#A3360B', '#FFFDF2', '#2B2410'),
  palette('MIDNIGHT', 'Midnight', '#9CC4F2', '#8BD3C7', '#F2C46D', '#101722', '#E9EEF5'),
  palette('ESPRESSO', 'Espresso', '#E3B98A', '#D9A679', '#F0C987', '#1E1512', '#F3EAE2'),
];

/** The palette of an id, default or custom. */
export function findPalette(customs: readonly CustomPalette[], id: string): CustomPalette | undefined {
  return [...customs, ...DEFAULT_PALETTES].find((known) => known.id === id);
}

/** The fields of the design that a chosen palette sets. */
export function chosenPalette({ id, primary, secondary, accent, background, text }: CustomPalette): ColorPalette {
  return { id, primary, secondary, accent, background, text };
}

/** The pairs of a palette that meet on a page and are hard to read, as warnings. */
export function paletteWarnings(colors: Pick<ColorPalette, PaletteColor>, path: Path): readonly Problem[] {
  const { primary, secondary, accent, background, text } = colors;
  return contrastWarnings([
    { color: background, background: primary, noun: 'Text in the header', path: [...path, 'primary'] },
    { color: background, background: secondary, noun: 'Text on buttons', path: [...path, 'secondary'] },
    { color: accent, background, noun: 'Prices and links', path: [...path, 'accent'] },
    { color: text, background, noun: 'Text on the page', path: [...path, 'text'] },
  ]);
}

function palette(
  id: string,
  name: string,
  ...colors: readonly [string, string, string, string, string]
): CustomPalette {
  const [primary, secondary, accent, background, text] = colors;
  return { id, name, primary, secondary, accent, background, text };
}
