import type { SettingsSection } from '../fields/settings-section.ts';
import { designProblems, tidyDesign } from './online-design-checks.ts';
import { type OnlineDesign, onlineDesignSchema } from './online-design-schema.ts';
import { ONLINE_FONTS } from './online-fonts.ts';
import { CONFIRMATION_MESSAGE, ITEM_MESSAGE, ORDER_MESSAGE } from './online-messages.ts';
import { chosenPalette, DEFAULT_PALETTES } from './online-palettes.ts';

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

/** The four colors that header and buttons wear, and those of the page, in the chosen style. */
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
