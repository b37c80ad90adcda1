import { z } from 'zod';
import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { Notice, Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { colorSchema } from '../fields/colors.ts';
import { withMissingFields } from '../fields/missing-fields.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import {
  BUILT_IN_THEMES,
  freeThemeName,
  LIGHT_THEME,
  newPosTheme,
  posThemeSchema,
  themeWarnings,
} from './pos-themes.ts';

const posColorSchema = z.looseObject({ id: z.string().min(1), name: nameText(60), color: colorSchema });
export type PosColor = z.infer<typeof posColorSchema>;

export const TICKET_ENDS = ['TOP', 'BOTTOM'] as const;

/** PD-02 */
export const posDesignSchema = z.looseObject({
  /** Custom colors, offered for buttons beside the preset ones. */
  colors: z.array(posColorSchema),
  themes: z.array(posThemeSchema),
  /** The id of the theme that terminals show. */
  activeTheme: z.string().min(1),
  virtualTicket: z.looseObject({ addItemsTo: z.enum(TICKET_ENDS) }),
});
export type PosDesign = z.infer<typeof posDesignSchema>;

export const posDesignSection: SettingsSection<'posDesign', typeof posDesignSchema> = {
  field: 'posDesign',
  schema: posDesignSchema,
  createDefault: newPosDesign,
  tidy: tidyPosDesign,
  validate: posDesignProblems,
};

/** PD-03, PD-05, PD-06 */
export function newPosDesign(): PosDesign {
  return {
    colors: [],
    themes: [...BUILT_IN_THEMES],
    activeTheme: LIGHT_THEME.id,
    virtualTicket: { addItemsTo: 'TOP' },
  };
}

export function newPosColor(given: Pick<PosColor, 'id'> & Partial<PosColor>): PosColor {
  return { name: '', color: '#1F5FA8', ...given };
}

/** Brings back built-in themes that are missing, fills older themes, names twins apart (PD-07), and shows a theme that is there. */
function tidyPosDesign(design: PosDesign): Tidied<PosDesign> {
  const notices: Notice[] = [];
  const whole = cleanList(design.themes, filledTheme);
  const missing = BUILT_IN_THEMES.filter(({ id }) => whole.every((theme) => theme.id !== id));
  const themes = withOwnNames(missing.length === 0 ? whole : [...missing, ...whole], notices);
  const isThere = themes.some(({ id }) => id === design.activeTheme);
  if (!isThere) {
    const message = 'The theme of the point of sale no longer exists. The Light Theme is used instead.';
    notices.push({ code: 'PD-05', path: ['posDesign', 'activeTheme'], message });
  }
  return { value: withFields(design, { themes, activeTheme: isThere ? design.activeTheme : LIGHT_THEME.id }), notices };
}

type Theme = PosDesign['themes'][number];

function filledTheme(stored: Theme): Theme {
  const filled = posThemeSchema.safeParse(withMissingFields(stored, newPosTheme({ id: stored.id, name: 'Theme' })));
  const isWhole = Object.keys(LIGHT_THEME).every((field) => Object.hasOwn(stored, field));
  return filled.success && !isWhole ? filled.data : stored;
}

function withOwnNames(themes: Theme[], notices: Notice[]): Theme[] {
  const named: Theme[] = [];
  return cleanList(themes, (theme) => {
    const own = withOwnName(theme, named, notices);
    named.push(own);
    return own;
  });
}

function withOwnName(theme: Theme, before: readonly Theme[], notices: Notice[]): Theme {
  const name = freeThemeName(before, theme.name);
  if (theme.name.trim() === '' || name === theme.name.trim()) return theme;
  const message = `Two themes were named ${theme.name}. One of them is named ${name} now.`;
  notices.push({ code: 'PD-07', path: ['posDesign', 'themes', { id: theme.id }, 'name'], message });
  return { ...theme, name };
}

function posDesignProblems({ colors, themes, activeTheme }: PosDesign): readonly Problem[] {
  const isThere = themes.some(({ id }) => id === activeTheme);
  return [
    ...nameProblems(themes, { path: ['posDesign', 'themes'], code: 'POS_THEME', noun: 'A theme' }),
    ...nameProblems(colors, { path: ['posDesign', 'colors'], code: 'POS_COLOR', noun: 'A color' }),
    ...(isThere ? [] : [noTheme]),
    ...themes.flatMap(themeWarnings),
  ];
}

const noTheme: Problem = {
  code: 'POS_THEME_GONE',
  path: ['posDesign', 'activeTheme'],
  message: 'Choose one of the themes.',
};
