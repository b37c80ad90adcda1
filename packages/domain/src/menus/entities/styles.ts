import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { idSchema, statusSchema } from './info.ts';

/** Characters of the name of a style and of its options. */
export const STYLE_NAME_LENGTH = 200;
export const OPTION_ABBREVIATION_LENGTH = 60;

const styleOptionSchema = z.looseObject({
  id: idSchema,
  name: nameText(STYLE_NAME_LENGTH),
  abbreviation: nameText(OPTION_ABBREVIATION_LENGTH),
  status: statusSchema,
});

/** An ordered list of options a department offers: sizes, crusts, temperatures. */
export const styleSchema = z.looseObject({
  id: idSchema,
  name: nameText(STYLE_NAME_LENGTH),
  /** At most one style of a department is its size. */
  isSize: z.boolean(),
  options: z.array(styleOptionSchema),
});

/** A style as one item uses it: a subset of its options, in the style's order. */
export const usedStyleSchema = z.looseObject({
  id: idSchema,
  options: z.array(idSchema),
  defaultOption: idSchema.nullable(),
});

export type StyleOption = z.infer<typeof styleOptionSchema>;
export type Style = z.infer<typeof styleSchema>;
export type UsedStyle = z.infer<typeof usedStyleSchema>;

export function newStyleOption(
  given: { readonly id: string; readonly name: string } & Partial<StyleOption>,
): StyleOption {
  return { abbreviation: '', status: 'ACTIVE', ...given };
}

export function newStyle(given: { readonly id: string; readonly name: string } & Partial<Style>): Style {
  return { isSize: false, options: [], ...given };
}

/** An item's use of a whole style; the first option is preselected. */
export function wholeStyle(
  style: Style,
  options: readonly string[] = style.options.map((option) => option.id),
): UsedStyle {
  return { id: style.id, options: [...options], defaultOption: options[0] ?? null };
}
