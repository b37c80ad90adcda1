import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { colorSchema } from '../fields/colors.ts';
import { FONT_SIZES } from './online-fonts.ts';
import { colorPaletteSchema, customPaletteSchema } from './online-palettes.ts';

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

const BORDER = 'Enter a border width from 1 to 4 pixels.';
const imageId = z.string().min(1).nullable();
const fontSize = z.enum(FONT_SIZES);
const linkSchema = z.looseObject({ id: z.string().min(1), name: nameText(40), url: shortText(500) });
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
  modernFont: shortText(60),
  modernThumbnailSize: z.enum(THUMBNAIL_SIZES),
  headlineFont: shortText(60),
  bodyFont: shortText(60),
  buttonStyle: z.enum(BUTTON_STYLES),
  itemNameFontSize: fontSize,
  itemDescriptionFontSize: fontSize,
  itemPriceFontSize: fontSize,
  /** Pixels. OD-14 */
  itemBorderWidth: z.int(BORDER).min(1, BORDER).max(4, BORDER),
  itemOrientation: z.enum(ITEM_ORIENTATIONS),
  itemBehavior: z.enum(ITEM_BEHAVIORS),
  modifierLayout: z.enum(MODIFIER_LAYOUTS),
  sectionHeaderFontSize: fontSize,
  sectionHeaderLine: z.enum(HEADER_LINES),
  locationFinderEnabled: z.boolean(),
  welcomeText: shortText(500),
  itemMessage: shortText(200),
  orderMessage: shortText(200),
  confirmationMessage: shortText(500),
  header: z.looseObject({
    logo: imageId,
    banner: imageId,
    showAddress: z.boolean(),
    showPhone: z.boolean(),
    links: z.array(linkSchema),
  }),
  footer: z.looseObject({ text: shortText(500), showHours: z.boolean(), links: z.array(linkSchema) }),
  firstTimePopUp: z.looseObject({
    enabled: z.boolean(),
    title: shortText(80),
    text: shortText(500),
    image: imageId,
    button: shortText(40),
  }),
  emailTemplate: z.enum(EMAIL_TEMPLATES),
  sendEmailReceipt: z.boolean(),
  sendSiteFeedbackEmail: z.boolean(),
  customCss: z.string(),
});
export type OnlineDesign = z.infer<typeof onlineDesignSchema>;
