/** OD-16: open fonts that come with the product; the first one takes the place of an unknown one (OD-05). */
export const ONLINE_FONTS = [
  'Inter',
  'Lato',
  'Open Sans',
  'Roboto',
  'Montserrat',
  'Poppins',
  'Nunito',
  'Raleway',
  'Work Sans',
  'Source Sans 3',
  'Oswald',
  'Merriweather',
  'Playfair Display',
  'Lora',
  'Bitter',
] as const;
export type OnlineFont = (typeof ONLINE_FONTS)[number];

const WITH_SERIFS: ReadonlySet<string> = new Set(['Merriweather', 'Playfair Display', 'Lora', 'Bitter']);

export function isOnlineFont(name: string): name is OnlineFont {
  return ONLINE_FONTS.some((font) => font === name);
}

/** A font as CSS names it, with its fallback while it loads: `"Open Sans", sans-serif`. */
export function fontFamily(font: string): string {
  return `"${isOnlineFont(font) ? font : ONLINE_FONTS[0]}", ${WITH_SERIFS.has(font) ? 'serif' : 'sans-serif'}`;
}

/** OD-17: from xx-small to xx-large, in pixels. */
export const FONT_PIXELS = {
  'xx-small': 10,
  'x-small': 12,
  small: 13,
  medium: 15,
  'medium-large': 17,
  large: 20,
  'x-large': 23,
  'xx-large': 27,
} as const;
export type FontSize = keyof typeof FONT_PIXELS;

export const FONT_SIZES = [
  'xx-small',
  'x-small',
  'small',
  'medium',
  'medium-large',
  'large',
  'x-large',
  'xx-large',
] as const satisfies readonly FontSize[];
