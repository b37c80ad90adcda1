const shortestNumber = 13;
const longestNumber = 19;

/** Whether some text of a value holds a card number, with or without spaces and hyphens between its digits. Ids and hashes are no texts. */
export function holdsCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return textHoldsCardNumber(value);
  if (Array.isArray(value)) return value.some(holdsCardNumber);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([field, entry]) => !/^id$|Id$|Hash$/.test(field) && holdsCardNumber(entry));
}

function textHoldsCardNumber(text: string): boolean {
  return (text.match(/\d(?:[ -]?\d)+/g) ?? []).some((run) => runHoldsCardNumber(run.replaceAll(/\D/g, '')));
}

function runHoldsCardNumber(digits: string): boolean {
  for (let from = 0; from + shortestNumber <= digits.length; from += 1) {
    // Cards of every brand begin with 2 to 6.
    if (!/[2-6]/.test(digits.charAt(from))) continue;
    const most = Math.min(longestNumber, digits.length - from);
    for (let length = shortestNumber; length <= most; length += 1)
      if (passesLuhn(digits.slice(from, from + length))) return true;
  }
  return false;
}

/** The check digit of card numbers: every second digit from the right counts twice. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const counted = at % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
