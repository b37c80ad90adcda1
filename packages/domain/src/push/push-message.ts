import { z } from 'zod';
import { nameText } from '../formats/name-text.ts';
import { shortText } from '../formats/short-text.ts';
import { ORDER_CHANNELS } from '../menus/entities/pricing-schemes.ts';

/** Phones cut off longer texts on a locked screen. */
export const PUSH_LIMITS = { title: 40, text: 140 } as const;

/** The placeholders that are filled in for each guest, as they are typed. */
export const PUSH_PLACEHOLDERS = ['{first name}', '{store}'] as const;
export type PushPlaceholder = (typeof PUSH_PLACEHOLDERS)[number];

/** A guest whose name the app does not know is greeted like this. */
const NAMELESS = 'there';
/** The values that are filled in may make it longer: the provider takes 4 kB. */
const LONGEST_NAME = 100;

/** The offer or item that the app opens when somebody taps the message. */
export const pushLinkSchema = z.strictObject({ kind: z.enum(['OFFER', 'ITEM']), id: z.string().min(1).max(120) });
export type PushLink = z.infer<typeof pushLinkSchema>;

export const MOST_ORDER_DAYS = 3_650;

/** Which guests get it: those of the stores that have messages on and all that is asked for besides. */
export const pushAudienceSchema = z.strictObject({
  /** Locations, groups, or the company. */
  placeIds: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/))
    .min(1, 'Choose at least one store.')
    .max(500),
  /** WITHIN: guests who ordered within so many days; OVER: guests who last did more than so many days ago, or never. Null: whenever. */
  lastOrder: z.strictObject({ kind: z.enum(['WITHIN', 'OVER']), days: z.int().min(1).max(MOST_ORDER_DAYS) }).nullable(),
  /** Of the last order; empty: any. */
  channels: z.array(z.enum(ORDER_CHANNELS)).max(ORDER_CHANNELS.length),
  /** A guest who got a message within 24 hours gets none. */
  isOncePerDay: z.boolean(),
});
export type PushAudience = z.infer<typeof pushAudienceSchema>;

/** When it goes out in store time; null: at once. */
const pushTimeSchema = z
  .strictObject({
    /** YYYY-MM-DD */
    date: z.iso.date(),
    /** HH:MM */
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 11:15.'),
  })
  .nullable();
export type PushTime = z.infer<typeof pushTimeSchema>;

/** The content that a person writes. A draft may lack title and text. */
export const pushContentSchema = z.strictObject({
  title: nameText(PUSH_LIMITS.title),
  text: shortText(PUSH_LIMITS.text),
  opens: pushLinkSchema.nullable(),
  audience: pushAudienceSchema,
  time: pushTimeSchema,
});
export type PushContent = z.infer<typeof pushContentSchema>;

/** The values in a message to one guest. */
export interface PushReader {
  /** Null: the app does not know it. */
  readonly firstName: string | null;
  readonly store: string;
}

/** `Today at {store}` is `Today at Pier 39`. */
export function filledPush(text: string, { firstName, store }: PushReader): string {
  const values: Record<PushPlaceholder, string> = {
    '{first name}': (firstName ?? '').trim().slice(0, LONGEST_NAME) || NAMELESS,
    '{store}': store.slice(0, LONGEST_NAME),
  };
  return text.replace(PLACEHOLDER, (written) => values[placeholderOf(written) ?? '{store}']);
}

/** Texts in braces that are no placeholders: `{points}`. */
export function unknownPlaceholders(text: string): readonly string[] {
  return (text.match(/\{[^{}]*\}/g) ?? []).filter((written) => placeholderOf(written) === undefined);
}

/** A problem that keeps a message from going out, by its field. */
export interface PushProblem {
  readonly field: 'title' | 'text';
  readonly message: string;
}

export function pushProblems({ title, text }: Pick<PushContent, 'title' | 'text'>): readonly PushProblem[] {
  return [...problemsOf('title', title, 'Enter a title.'), ...problemsOf('text', text, 'Enter a text.')];
}

const PLACEHOLDER = /\{(?:first name|store)\}/gi;

function placeholderOf(written: string): PushPlaceholder | undefined {
  return PUSH_PLACEHOLDERS.find((one) => one === written.toLowerCase());
}

function problemsOf(field: PushProblem['field'], text: string, missing: string): readonly PushProblem[] {
  if (text.trim() === '') return [{ field, message: missing }];
  const [unknown] = unknownPlaceholders(text);
  if (unknown === undefined) return [];
  return [{ field, message: `${unknown} is not filled in. Use ${PUSH_PLACEHOLDERS.join(' or ')}.` }];
}
