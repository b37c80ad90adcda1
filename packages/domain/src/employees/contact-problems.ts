/** The number that a person types at a POS terminal to be known: 1 to 8 digits. */
export const POS_ID_PATTERN = '^[0-9]{1,8}$';
/** Digits, and the characters that people write between them. */
export const PHONE_PATTERN = '^[0-9 ()+.-]*$';
/** An area and a number, at most with the longest country code (E.164). */
export const PHONE_DIGITS = { least: 10, most: 15 } as const;

const posIdForm = new RegExp(POS_ID_PATTERN);
const phoneForm = new RegExp(PHONE_PATTERN);

/** EE-07: whether a text has the form of a POS id. The server checks whether another person has it. */
export function isPosId(text: string): boolean {
  return posIdForm.test(text);
}

/** EE-07 */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/[^0-9]/g, '').length;
  return phoneForm.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}
