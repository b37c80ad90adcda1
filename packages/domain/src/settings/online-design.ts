import { z } from 'zod';
import { colorSchema } from './colors.ts';
import { designProblems, tidyDesign } from './online-design-checks.ts';
import { FONT_SIZES, ONLINE_FONTS } from './online-fonts.ts';
import { CONFIRMATION_MESSAGE, ITEM_MESSAGE, ORDER_MESSAGE } from './online-messages.ts';
import { chosenPalette, colorPaletteSchema, customPaletteSchema, DEFAULT_PALETTES } from './online-palettes.ts';
import type { SettingsSection } from './settings-section.ts';

export const DESIGN_STYLES = ['MODERN', 'CLASSIC'] as const;
/** OD-15 */
export const BUTTON_STYLES = [
  'SIMPLE_RECTANGLE',
  'SIMPLE_ROUNDED',
  'BORDER_RECTANGLE',
  'BORDER_ROUNDED',
  'SHADOW_RECTANGLE',
  'SHADOW_ROUNDED',
] as const;
/** OD-18 */
export const EMAIL_TEMPLATES = ['COLOR_THEME', 'BLACK_AND_WHITE'] as const;
/** OD-19 */
export const MODIFIER_LAYOUTS = [
  'TABS',
  'SECTION_HEADINGS',
  'COLLAPSIBLE_SECTION_HEADINGS',
  'TABS_AND_SECTION_HEADINGS',
] as const;
/** OD-20 */
export const ITEM_BEHAVIORS = ['SHOW_CUSTOMIZATION', 'ORDER_IMMEDIATELY', 'ASK_USER'] as const;
/** OD-21 */
export const ITEM_ORIENTATIONS = ['VERTICAL', 'HORIZONTAL'] as const;
export const THUMBNAIL_SIZES = ['NONE', 'SMALL', 'MEDIUM', 'LARGE'] as const;
export const HEADER_LINES = ['NONE', 'UNDERLINE', 'FILLED'] as const;

const imageId = z.string().min(1).nullable();
const fontSize = z.enum(FONT_SIZES);
const linkSchema = z.looseObject({ id: z.string().min(1), name: z.string().max(40), url: z.string().max(500) });
export type OnlineLink = z.infer<typeof linkSchema>;

/** OD-02 */
export const onlineDesignSchema = z.looseObject({
  favicon: imageId,
  designStyle: z.enum(DESIGN_STYLES),
  colorPalette: colorPaletteSchema,
  customColorPalettes: z.array(customPaletteSchema),
  modernThemeColors: z.looseObject({
    header: colorSchema,
    headerText: colorSchema,
    button: colorSchema,
    buttonText: colorSchema,
  }),
  modernFont: z.string().max(60),
  modernThumbnailSize: z.enum(THUMBNAIL_SIZES),
  headlineFont: z.string().max(60),
  bodyFont: z.string().max(60),
  buttonStyle: z.enum(BUTTON_STYLES),
  itemNameFontSize: fontSize,
  itemDescriptionFontSize: fontSize,
  itemPriceFontSize: fontSize,
  /** Pixels. OD-14 */
  itemBorderWidth: z.int().min(1).max(4),
  itemOrientation: z.enum(ITEM_ORIENTATIONS),
  itemBehavior: z.enum(ITEM_BEHAVIORS),
  modifierLayout: z.enum(MODIFIER_LAYOUTS),
  sectionHeaderFontSize: fontSize,
  sectionHeaderLine: z.enum(HEADER_LINES),
  locationFinderEnabled: z.boolean(),
  welcomeText: z.string().max(500),
  itemMessage: z.string().max(200),
  orderMessage: z.string().max(200),
  confirmationMessage: z.string().max(500),
  header: z.looseObject({
    logo: imageId,
    banner: imageId,
    showAddress: z.boolean(),
    showPhone: z.boolean(),
    links: z.array(linkSchema),
  }),
  footer: z.looseObject({ text: z.string().max(500), showHours: z.boolean(), links: z.array(linkSchema) }),
  firstTimePopUp: z.looseObject({
    enabled: z.boolean(),
    title: z.string().max(80),
    text: z.string().max(500),
    image: imageId,
    button: z.string().max(40),
  }),
  emailTemplate: z.enum(EMAIL_TEMPLATES),
  sendEmailReceipt: z.boolean(),
  sendSiteFeedbackEmail: z.boolean(),
  customCss: z.string(),
});
export type OnlineDesign = z.infer<typeof onlineDesignSchema>;

export const onlineDesignSection: SettingsSection<'onlineDesign', typeof onlineDesignSchema> = {
  field: 'onlineDesign',
  schema: onlineDesignSchema,
  createDefault: newOnlineDesign,
  tidy: tidyDesign,
  validate: designProblems,
};

/** OD-09 to OD-13, OD-24 to OD-26 */
export function newOnlineDesign(): OnlineDesign {
  const [first] = DEFAULT_PALETTES;
  if (!first) throw new Error('There is a default palette.');
  return {
    favicon: null,
    designStyle: 'MODERN',
    colorPalette: chosenPalette(first),
    customColorPalettes: [],
    modernThemeColors: { header: '#12506B', headerText: '#FFFFFF', button: '#0B6B66', buttonText: '#FFFFFF' },
    modernFont: ONLINE_FONTS[0],
    modernThumbnailSize: 'MEDIUM',
    headlineFont: ONLINE_FONTS[0],
    bodyFont: ONLINE_FONTS[0],
    buttonStyle: 'SIMPLE_ROUNDED',
    itemNameFontSize: 'xx-large',
    itemDescriptionFontSize: 'medium',
    itemPriceFontSize: 'medium',
    itemBorderWidth: 1,
    itemOrientation: 'HORIZONTAL',
    itemBehavior: 'SHOW_CUSTOMIZATION',
    modifierLayout: 'SECTION_HEADINGS',
    sectionHeaderFontSize: 'large',
    sectionHeaderLine: 'UNDERLINE',
    locationFinderEnabled: true,
    welcomeText: '',
    itemMessage: ITEM_MESSAGE,
    orderMessage: ORDER_MESSAGE,
    confirmationMessage: CONFIRMATION_MESSAGE,
    header: { logo: null, banner: null, showAddress: true, showPhone: true, links: [] },
    footer: { text: '', showHours: true, links: [] },
    firstTimePopUp: { enabled: false, title: 'Welcome', text: '', image: null, button: 'Start an order' },
    emailTemplate: 'COLOR_THEME',
    sendEmailReceipt: true,
    sendSiteFeedbackEmail: false,
    customCss: '',
  };
}

/** The four colours that header and buttons wear, and those of the page, in the chosen style. */
export function shopColors({ designStyle, modernThemeColors, colorPalette }: OnlineDesign) {
  if (designStyle === 'MODERN') return { ...modernThemeColors, ...MODERN_PAGE };
  const { primary, secondary, accent, background, text } = colorPalette;
  return {
    header: primary,
    headerText: background,
    button: secondary,
    buttonText: background,
    accent,
    background,
    text,
  };
}

const MODERN_PAGE = { accent: '#1B2530', background: '#FFFFFF', text: '#1B2530' } as const;

/** The fonts of headlines and text in the chosen style. */
export function shopFonts({ designStyle, modernFont, headlineFont, bodyFont }: OnlineDesign) {
  return designStyle === 'MODERN'
    ? { headline: modernFont, body: modernFont }
    : { headline: headlineFont, body: bodyFont };
}
