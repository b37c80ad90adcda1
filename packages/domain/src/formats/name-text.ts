import { shortText } from './short-text.ts';

/** One sentence wherever a name is entered. */
export const NAME_FORM = 'Enter visible text on one line, without control characters.';

/** The name of something, which may still be empty: one line that people can see. */
export function nameText(most: number) {
  return shortText(most).regex(ONE_LINE, NAME_FORM).refine(isVisible, NAME_FORM);
}

/** Whether a text can be the name of something: one line, of which something can be seen. An empty one is judged elsewhere. */
export function isNameText(text: string): boolean {
  return ONE_LINE.test(text) && isVisible(text);
}

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Spaces, joiners, marks without a letter; and the letters and signs of Unicode that are blank. */
const INVISIBLE = /^[\p{Z}\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]+$/u;

/** Nothing but plain spaces counts as no name yet. */
function isVisible(text: string): boolean {
  return text.trim() === '' || !INVISIBLE.test(text);
}
