import { type $ZodErrorMap, config } from 'zod/v4/core';

/**
 * From now on schemas of this thread that bring no message of their own say in plain words what they expect:
 * `At most 200 characters.` instead of `Too big: expected string to have <=200 characters`.
 */
export function setPlainMessages(): void {
  config({ customError: plainMessage });
}

/** Undefined leaves it to Zod. */
const plainMessage: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_big':
      return `At most ${countOf(issue.maximum, issue.origin)}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This cannot be empty.';
      return `At least ${countOf(issue.minimum, issue.origin)}.`;
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `Expected ${kinds.get(issue.expected) ?? issue.expected}.`;
    case 'invalid_value':
      return `Expected ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
};

const kinds: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['null', 'null'],
]);

function countOf(limit: number | bigint, origin: string): string {
  const count = limit.toLocaleString('en-US');
  const unit = units.get(origin);
  return unit === undefined ? count : `${count} ${limit === 1 ? unit.one : unit.more}`;
}

const units: ReadonlyMap<string, { readonly one: string; readonly more: string }> = new Map([
  ['string', { one: 'character', more: 'characters' }],
  ['array', { one: 'entry', more: 'entries' }],
]);
