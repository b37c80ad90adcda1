import type { $ZodErrorMap, $ZodRawIssue } from 'zod/v4/core';
import { listed } from './listed.ts';
import { cutAtCharacter } from './whole-characters.ts';

const NOT_AS_EXPECTED = 'This is not in the expected form.';

/**
 * The message, in plain words, of a schema that brings none of its own: `Use at most 200 characters.` instead of
 * `Too big: expected string to have <=200 characters`. Never undefined, so that Zod's own words are never shown.
 */
export const plainMessage: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_big':
      return limitMessage('most', issue.maximum, issue.origin);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This cannot be empty.';
      return limitMessage('least', issue.minimum, issue.origin);
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : `Expected ${kindOf(issue.expected)}.`;
    case 'invalid_value':
      return `Expected ${listed(issue.values.map(String), 'or')}.`;
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${firstOf(issue.keys)}.`;
    case 'invalid_format':
      return formatMessage(issue.format);
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    case 'invalid_union':
      return unionMessage(issue);
    default:
      return NOT_AS_EXPECTED;
  }
};

function formatMessage(format: string): string {
  const example = formats.get(format);
  return example === undefined ? NOT_AS_EXPECTED : `Enter ${example}.`;
}

/** The first names, cut short: the names that are sent decide neither how many they are nor how long. */
function firstOf(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).map((name) => (name.length > 60 ? `${cutAtCharacter(name, 60)}…` : name));
  const more = names.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more.toLocaleString('en-US')} more`;
}

const namesShown = 10;

/** Where every form of a union asks for another kind of value, all kinds are said. */
function unionMessage({ input, errors }: Extract<$ZodRawIssue, { code: 'invalid_union' }>): string {
  if (input === undefined) return 'This is missing.';
  const kindsAsked = errors.map(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? kindOf(first.expected) : undefined,
  );
  const known = kindsAsked.filter((kind) => kind !== undefined);
  const isAllKnown = known.length > 0 && known.length === kindsAsked.length;
  return isAllKnown ? `Expected ${listed([...new Set(known)], 'or')}.` : NOT_AS_EXPECTED;
}

function kindOf(expected: string): string {
  return kinds.get(expected) ?? expected;
}

const kinds: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['tuple', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['null', 'null'],
]);

const formats: ReadonlyMap<string, string> = new Map([
  ['email', 'an email address such as name@example.com'],
  ['url', 'an address such as https://example.com'],
  ['date', 'a date such as 2026-11-20'],
  ['datetime', 'a date and time such as 2026-11-20T17:05:00Z'],
  ['time', 'a time such as 17:05'],
  ['uuid', 'an id of 36 characters'],
]);

/** `Use at most 200 characters.` of texts and lists, `Enter 20 or less.` of numbers. */
function limitMessage(bound: 'most' | 'least', limit: number | bigint, origin: string): string {
  const count = limit.toLocaleString('en-US');
  const unit = units.get(origin);
  if (unit === undefined) return `Enter ${count} or ${bound === 'most' ? 'less' : 'more'}.`;
  return `Use at ${bound} ${count} ${limit === 1 ? unit.one : unit.more}.`;
}

const units: ReadonlyMap<string, { readonly one: string; readonly more: string }> = new Map([
  ['string', { one: 'character', more: 'characters' }],
  ['array', { one: 'entry', more: 'entries' }],
]);
