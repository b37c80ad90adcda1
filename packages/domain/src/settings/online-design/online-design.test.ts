import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../fields/colors.ts';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { newOnlineDesign, onlineDesignSection, shopColors, shopFonts } from './online-design.ts';
import {
  BUTTON_STYLES,
  EMAIL_TEMPLATES,
  ITEM_BEHAVIORS,
  ITEM_ORIENTATIONS,
  MODIFIER_LAYOUTS,
  type OnlineDesign,
  onlineDesignSchema,
} from './online-design-schema.ts';
import { FONT_PIXELS, FONT_SIZES, fontFamily, ONLINE_FONTS } from './online-fonts.ts';
import { chosenPalette, DEFAULT_PALETTES, findPalette, PALETTE_COLORS, paletteWarnings } from './online-palettes.ts';

const design = newOnlineDesign();
const problems = (change: Partial<OnlineDesign>) => onlineDesignSection.validate?.({ ...design, ...change });
const tidied = (change: Partial<OnlineDesign>) => onlineDesignSection.tidy?.({ ...design, ...change }, {});

describe('online design', () => {
  test('OD-02 holds its fields, valid and readable from the start', () => {
    expect(Object.keys(design)).toEqual(
      expect.arrayContaining([
        ...['favicon', 'colorPalette', 'customColorPalettes', 'locationFinderEnabled', 'buttonStyle', 'headlineFont'],
        ...['bodyFont', 'emailTemplate', 'customCss', 'designStyle', 'modernThemeColors', 'modernFont', 'header'],
        ...['modernThumbnailSize', 'footer', 'firstTimePopUp', 'sendEmailReceipt', 'sendSiteFeedbackEmail'],
      ]),
    );
    expect(onlineDesignSchema.safeParse(design).error?.issues ?? []).toEqual([]);
    expect(problems({})).toEqual([]);
    expect(problems({ designStyle: 'CLASSIC' })).toEqual([]);
  });

  test('OD-09 OD-10 OD-11 OD-12 OD-13 style and sizes have their defaults', () => {
    expect(design).toMatchObject({
      designStyle: 'MODERN',
      itemNameFontSize: 'xx-large',
      itemDescriptionFontSize: 'medium',
      itemPriceFontSize: 'medium',
      sectionHeaderFontSize: 'large',
    });
  });

  test('OD-24 OD-25 OD-26 messages have their defaults', () => {
    expect(design.itemMessage).toBe('Any comments? Please order additional items through the menu.');
    expect(design.orderMessage).toBe('Please enter delivery instructions or comments.');
    expect(design.confirmationMessage).toBe('Thank you! Please check your email for your receipt.');
  });

  test('OD-15 OD-18 OD-19 OD-20 OD-21 the choices are those of the specification', () => {
    expect(BUTTON_STYLES).toHaveLength(6);
    expect(EMAIL_TEMPLATES).toHaveLength(2);
    expect(MODIFIER_LAYOUTS).toEqual([
      'TABS',
      'SECTION_HEADINGS',
      'COLLAPSIBLE_SECTION_HEADINGS',
      'TABS_AND_SECTION_HEADINGS',
    ]);
    expect(ITEM_BEHAVIORS).toEqual(['SHOW_CUSTOMIZATION', 'ORDER_IMMEDIATELY', 'ASK_USER']);
    expect(ITEM_ORIENTATIONS).toEqual(['VERTICAL', 'HORIZONTAL']);
  });

  test('OD-16 OD-17 there are 15 fonts and 8 sizes, each larger than the one before', () => {
    expect(new Set(ONLINE_FONTS).size).toBe(15);
    expect(FONT_SIZES).toHaveLength(8);
    expect([FONT_SIZES[0], FONT_SIZES.at(-1)]).toEqual(['xx-small', 'xx-large']);
    const pixels = FONT_SIZES.map((size) => FONT_PIXELS[size]);
    expect(pixels).toEqual(pixels.toSorted((one, other) => one - other));
    expect(fontFamily('Lora')).toBe('"Lora", serif');
    expect(fontFamily('"; } * { x: y')).toBe('"Inter", sans-serif');
  });

  test('OD-22 OD-23 there are 8 palettes of 5 colors, in which all can be read', () => {
    expect(new Set(DEFAULT_PALETTES.map(({ id }) => id)).size).toBe(8);
    expect(PALETTE_COLORS).toHaveLength(5);
    for (const palette of DEFAULT_PALETTES) {
      expect(paletteWarnings(palette, []), palette.name).toEqual([]);
      expect(contrastRatio(palette.text, palette.background), palette.name).toBeGreaterThanOrEqual(7);
    }
  });

  test.each([0, 5, 1.5])('OD-14 an item border of %s is refused', (itemBorderWidth) => {
    const issues = onlineDesignSchema.safeParse({ ...design, itemBorderWidth }).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([['itemBorderWidth']]);
  });

  test('OD-04 a design stored before it had fields gets them, deep ones too, and keeps what it had', () => {
    const stored = { ...newLocationSettings(), onlineDesign: { itemMessage: 'Hi', header: { showPhone: false } } };
    const { document, created } = locationSettingsKind.complete(JSON.parse(JSON.stringify(stored)), {});
    const header = { ...design.header, showPhone: false };
    expect(document.onlineDesign).toEqual({ ...design, itemMessage: 'Hi', header });
    expect(created).toEqual(['onlineDesign']);
  });

  test('OD-05 a font that is not in the list becomes the first one, and that is reported', () => {
    const { value, notices } = tidied({ headlineFont: 'Comic Neue', bodyFont: 'Lora' }) ?? {
      value: design,
      notices: [],
    };
    expect(value).toMatchObject({ headlineFont: 'Inter', bodyFont: 'Lora' });
    expect(notices).toEqual([
      {
        code: 'OD-05',
        path: ['onlineDesign', 'headlineFont'],
        message: 'The font Comic Neue is not in the list. Inter is used instead.',
      },
    ]);
    expect(onlineDesignSection.tidy?.(value, {}).value).toBe(value);
    expect(problems({ headlineFont: 'Comic Neue' })).toMatchObject([
      { code: 'FONT_UNKNOWN', path: ['onlineDesign', 'headlineFont'] },
    ]);
  });

  test('OD-02 a custom palette is shown in the colors that it has now', () => {
    const sea = { ...design.colorPalette, id: 'sea', name: 'Sea', primary: '#003344' };
    const worn = { ...chosenPalette(sea), primary: '#111111' };
    expect(tidied({ customColorPalettes: [sea], colorPalette: worn })?.value.colorPalette.primary).toBe('#003344');
    expect(findPalette([sea], 'sea')).toBe(sea);
    expect(tidied({ colorPalette: { ...worn, id: 'gone' } })?.value.colorPalette.primary).toBe('#111111');
  });

  test('OD-02 colors that are hard to read are warnings, in the style that is worn', () => {
    const modernThemeColors = { ...design.modernThemeColors, buttonText: '#0B6B60' };
    expect(problems({ modernThemeColors })).toMatchObject([
      { path: ['onlineDesign', 'modernThemeColors', 'buttonText'], isWarning: true },
    ]);
    expect(problems({ modernThemeColors, designStyle: 'CLASSIC' })).toEqual([]);
  });

  test('OD-02 the shop wears the colors and fonts of its style', () => {
    expect(shopColors(design).header).toBe(design.modernThemeColors.header);
    const classic: OnlineDesign = { ...design, designStyle: 'CLASSIC', headlineFont: 'Lora', bodyFont: 'Lato' };
    expect(shopColors(classic)).toMatchObject({ button: design.colorPalette.secondary, buttonText: '#FFFFFF' });
    expect(shopFonts(classic)).toEqual({ headline: 'Lora', body: 'Lato' });
    expect(shopFonts(design)).toEqual({ headline: 'Inter', body: 'Inter' });
  });

  test.each(['javascript:alert(1)', 'http://harbor.example', 'harbor.example', 'https://a b'])(
    'T20 a link to %s is refused by name',
    (url) => {
      const links = [{ id: 'jobs', name: 'Jobs', url }];
      expect(problems({ footer: { ...design.footer, links } })).toMatchObject([
        { code: 'LINK_ADDRESS', path: ['onlineDesign', 'footer', 'links', { id: 'jobs' }, 'url'] },
      ]);
    },
  );

  test('OD-02 a pop-up needs a title and a button, once it is on', () => {
    const firstTimePopUp = { ...design.firstTimePopUp, title: '', button: ' ' };
    expect(problems({ firstTimePopUp })).toEqual([]);
    expect(problems({ firstTimePopUp: { ...firstTimePopUp, enabled: true } })).toMatchObject([
      { path: ['onlineDesign', 'firstTimePopUp', 'title'] },
      { path: ['onlineDesign', 'firstTimePopUp', 'button'] },
    ]);
  });

  test('T20 custom CSS that would fetch something keeps the design from saving, with its line', () => {
    expect(problems({ customCss: '.a { color: red }\n@import "x";' })).toEqual([
      {
        code: 'CSS_REFUSED',
        path: ['onlineDesign', 'customCss'],
        message: 'Line 2: @import cannot be used. Use only @media, @supports and @keyframes.',
      },
    ]);
  });
});
