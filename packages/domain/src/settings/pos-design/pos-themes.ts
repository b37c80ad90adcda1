import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { colorSchema, contrastWarnings, SHAPE_CONTRAST, TEXT_CONTRAST } from '../fields/colors.ts';

/** PD-04: the parts of the screen that a theme colors; each has a text color and a background. */
export const THEME_PARTS = [
  'main',
  'primary',
  'button',
  'input',
  'highlight',
  'menuTile',
  'menuTileIcon',
  'ticketRequirements',
  'ticketMessages',
  'ticketOffers',
  'activeTicket',
] as const;
export type ThemePart = (typeof THEME_PARTS)[number];

/** PD-04 */
export const posThemeSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('POS_THEME'),
  name: nameText(60),
  mainColor: colorSchema,
  mainBackground: colorSchema,
  primaryColor: colorSchema,
  primaryBackground: colorSchema,
  buttonColor: colorSchema,
  buttonBackground: colorSchema,
  inputColor: colorSchema,
  inputBackground: colorSchema,
  highlightColor: colorSchema,
  highlightBackground: colorSchema,
  menuTileColor: colorSchema,
  menuTileBackground: colorSchema,
  menuTileIconColor: colorSchema,
  menuTileIconBackground: colorSchema,
  ticketRequirementsColor: colorSchema,
  ticketRequirementsBackground: colorSchema,
  ticketMessagesColor: colorSchema,
  ticketMessagesBackground: colorSchema,
  ticketOffersColor: colorSchema,
  ticketOffersBackground: colorSchema,
  activeTicketColor: colorSchema,
  activeTicketBackground: colorSchema,
  /** Ids of images that the screen toward the guest shows one after the other. */
  rearDisplayCarouselImagesImageUrls: z.array(z.string().min(1)).max(20),
});
export type PosTheme = z.infer<typeof posThemeSchema>;

/** PD-05 */
export const LIGHT_THEME: PosTheme = {
  id: 'LIGHT',
  entityType: 'POS_THEME',
  name: 'Light Theme',
  mainColor: '#17212B',
  mainBackground: '#F3F5F7',
  primaryColor: '#FFFFFF',
  primaryBackground: '#1F5FA8',
  buttonColor: '#17212B',
  buttonBackground: '#DDE4EB',
  inputColor: '#17212B',
  inputBackground: '#FFFFFF',
  highlightColor: '#3D2C00',
  highlightBackground: '#FFD75E',
  menuTileColor: '#17212B',
  menuTileBackground: '#FFFFFF',
  menuTileIconColor: '#1F5FA8',
  menuTileIconBackground: '#E4EEF8',
  ticketRequirementsColor: '#8C1D18',
  ticketRequirementsBackground: '#FCEAE9',
  ticketMessagesColor: '#0F4C75',
  ticketMessagesBackground: '#E4F1FA',
  ticketOffersColor: '#1B5E34',
  ticketOffersBackground: '#E4F5EA',
  activeTicketColor: '#17212B',
  activeTicketBackground: '#E3EDF9',
  rearDisplayCarouselImagesImageUrls: [],
};

/** PD-06 */
export const DARK_THEME: PosTheme = {
  id: 'DARK',
  entityType: 'POS_THEME',
  name: 'Dark Theme',
  mainColor: '#E8EDF2',
  mainBackground: '#12181F',
  primaryColor: '#06243F',
  primaryBackground: '#7DB8F0',
  buttonColor: '#E8EDF2',
  buttonBackground: '#2A3542',
  inputColor: '#E8EDF2',
  inputBackground: '#1A222B',
  highlightColor: '#2B1F00',
  highlightBackground: '#F2C84B',
  menuTileColor: '#E8EDF2',
  menuTileBackground: '#1F2933',
  menuTileIconColor: '#7DB8F0',
  menuTileIconBackground: '#16304A',
  ticketRequirementsColor: '#FFB4AE',
  ticketRequirementsBackground: '#3C1614',
  ticketMessagesColor: '#A9D6F5',
  ticketMessagesBackground: '#10303F',
  ticketOffersColor: '#A6E3BC',
  ticketOffersBackground: '#12331F',
  activeTicketColor: '#E8EDF2',
  activeTicketBackground: '#233A54',
  rearDisplayCarouselImagesImageUrls: [],
};

export const BUILT_IN_THEMES: readonly PosTheme[] = [LIGHT_THEME, DARK_THEME];

/** The theme as the product brings it; undefined for a custom theme. */
export function builtInTheme(id: string): PosTheme | undefined {
  return BUILT_IN_THEMES.find((theme) => theme.id === id);
}

/** A theme with the colors of the Light Theme, unless others are given. */
export function newPosTheme(given: Pick<PosTheme, 'id'> & Partial<PosTheme>): PosTheme {
  return { ...LIGHT_THEME, name: '', ...given };
}

/** A copy under a name of its own. */
export function clonePosTheme(theme: PosTheme, id: string, themes: readonly Pick<PosTheme, 'name'>[]): PosTheme {
  return { ...theme, id, name: freeThemeName(themes, theme.name) };
}

/** PD-07: the name, or `Name (2)`, `Name (3)` when it is taken; upper and lower case are one. */
export function freeThemeName(themes: readonly Pick<PosTheme, 'name'>[], wanted: string): string {
  const taken = new Set(themes.map(({ name }) => name.trim().toLowerCase()));
  const whole = wanted.trim();
  if (!taken.has(whole.toLowerCase())) return whole;
  const stem = whole.replace(/ \(\d+\)$/, '');
  let number = 2;
  while (taken.has(`${stem} (${number})`.toLowerCase())) number += 1;
  return `${stem} (${number})`;
}

/** The colors of one part of a theme. */
export function themePair(theme: PosTheme, part: ThemePart) {
  return { color: theme[`${part}Color` as const], background: theme[`${part}Background` as const] };
}

/** An icon is a shape; all else is text. */
export function leastContrast(part: ThemePart): number {
  return part === 'menuTileIcon' ? SHAPE_CONTRAST : TEXT_CONTRAST;
}

/** Pairs of a theme that are hard to read, as warnings. */
export function themeWarnings(theme: PosTheme): readonly Problem[] {
  return contrastWarnings(
    THEME_PARTS.map((part) => ({
      ...themePair(theme, part),
      noun: PART_NOUNS[part],
      least: leastContrast(part),
      path: ['posDesign', 'themes', { id: theme.id }, `${part}Color`],
    })),
  );
}

const PART_NOUNS: Readonly<Record<ThemePart, string>> = {
  main: 'Text on the screen',
  primary: 'Text on main buttons',
  button: 'Text on buttons',
  input: 'Text in fields',
  highlight: 'Highlighted text',
  menuTile: 'Text on menu tiles',
  menuTileIcon: 'Icons on menu tiles',
  ticketRequirements: 'Requirements on the ticket',
  ticketMessages: 'Messages on the ticket',
  ticketOffers: 'Offers on the ticket',
  activeTicket: 'The active line of the ticket',
};
