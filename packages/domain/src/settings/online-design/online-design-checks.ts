import { withFields } from '../../configuration/clean-list.ts';
import type { Notice, Problem } from '../../configuration/configuration-kind.ts';
import { contrastWarnings } from '../fields/colors.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { Tidied } from '../fields/settings-section.ts';
import { cssProblems } from './custom-css.ts';
import type { OnlineDesign, OnlineLink } from './online-design-schema.ts';
import { isOnlineFont, ONLINE_FONTS } from './online-fonts.ts';
import { chosenPalette, findPalette, paletteWarnings } from './online-palettes.ts';

const FONT_FIELDS = ['modernFont', 'headlineFont', 'bodyFont'] as const;
const at = (...path: readonly string[]) => ['onlineDesign', ...path];

/** OD-05, and a custom palette that was edited elsewhere is shown as it is now. */
export function tidyDesign(design: OnlineDesign): Tidied<OnlineDesign> {
  const unknown = FONT_FIELDS.filter((field) => !isOnlineFont(design[field]));
  const notices = unknown.map((field): Notice => {
    const message = `The font ${design[field] || 'without a name'} is not in the list. ${ONLINE_FONTS[0]} is used instead.`;
    return { code: 'OD-05', path: at(field), message };
  });
  const fonts = Object.fromEntries(unknown.map((field) => [field, ONLINE_FONTS[0]]));
  return { value: withFields(design, { ...fonts, colorPalette: wornPalette(design) }), notices };
}

/** The palette that is worn, in the colors that it has now; the same one when they did not change. */
function wornPalette({ colorPalette, customColorPalettes }: OnlineDesign): OnlineDesign['colorPalette'] {
  const known = findPalette(customColorPalettes, colorPalette.id);
  if (!known) return colorPalette;
  return withFields(colorPalette, chosenPalette(known));
}

export function designProblems(design: OnlineDesign): readonly Problem[] {
  const { customColorPalettes, header, footer } = design;
  return [
    ...FONT_FIELDS.filter((field) => !isOnlineFont(design[field])).map((field) => ({
      code: 'FONT_UNKNOWN',
      path: at(field),
      message: 'Choose a font from the list.',
    })),
    ...nameProblems(customColorPalettes, { path: at('customColorPalettes'), code: 'PALETTE', noun: 'A palette' }),
    ...linkProblems(header.links, at('header', 'links')),
    ...linkProblems(footer.links, at('footer', 'links')),
    ...popUpProblems(design),
    ...cssDocumentProblems(design.customCss),
    ...colorWarnings(design),
  ];
}

function linkProblems(links: readonly OnlineLink[], path: readonly string[]): readonly Problem[] {
  return [
    ...nameProblems(links, { path, code: 'LINK', noun: 'A link' }),
    ...links
      .filter(({ url }) => !isSafeAddress(url))
      .map(({ id }) => ({
        code: 'LINK_ADDRESS',
        path: [...path, { id }, 'url'],
        message: 'Enter an address that begins with https://, such as https://harbor.example/jobs.',
      })),
  ];
}

/** T20: https only. */
function isSafeAddress(text: string): boolean {
  return /^https:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}

function popUpProblems({ firstTimePopUp: { enabled, title, button } }: OnlineDesign): readonly Problem[] {
  if (!enabled) return [];
  const empty = Object.entries({ title, button }).filter(([, text]) => text.trim() === '');
  return empty.map(([field]) => ({
    code: 'POP_UP_INCOMPLETE',
    path: at('firstTimePopUp', field),
    message: field === 'title' ? 'The pop-up needs a title.' : 'Enter a label for the button of the pop-up.',
  }));
}

/** T20: the first forbidden part of custom CSS, with its line. */
function cssDocumentProblems(css: string): readonly Problem[] {
  const [first] = cssProblems(css);
  if (!first) return [];
  return [{ code: 'CSS_REFUSED', path: at('customCss'), message: `Line ${first.line}: ${first.message}` }];
}

function colorWarnings({ designStyle, colorPalette, customColorPalettes, modernThemeColors }: OnlineDesign) {
  const { header, headerText, button, buttonText } = modernThemeColors;
  const modern = contrastWarnings([
    { color: headerText, background: header, noun: 'Text in the header', path: at('modernThemeColors', 'headerText') },
    { color: buttonText, background: button, noun: 'Text on buttons', path: at('modernThemeColors', 'buttonText') },
  ]);
  const customs = customColorPalettes.flatMap((palette) =>
    paletteWarnings(palette, ['onlineDesign', 'customColorPalettes', { id: palette.id }]),
  );
  return [...(designStyle === 'MODERN' ? modern : paletteWarnings(colorPalette, at('colorPalette'))), ...customs];
}
