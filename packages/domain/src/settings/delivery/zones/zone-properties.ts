import { z } from 'zod';
import { moneySchema } from '../../../formats/amount.ts';
import { amountOf } from '../../../formats/cents-text.ts';
import { hundredthsOf } from '../../../formats/exact.ts';
import { isNameText } from '../../../formats/name-text.ts';
import { cutAtCharacter } from '../../../formats/whole-characters.ts';
import type { DeliveryZone } from './delivery-zone.ts';

/** The properties that a feature of a file gives for itself. */
export type Properties = Readonly<Record<string, unknown>>;

export type GivenOfZone = Partial<Pick<DeliveryZone, 'id' | 'fillColor' | 'deliveryFee' | 'allowOnline' | 'disabled'>>;

/** Letters of a zone's name. */
const longestName = 60;

/** The names of other tools for the properties of a zone, in small letters and digits without anything between them; the first that can be read counts. */
const spellings = {
  id: ['id'],
  fillColor: ['fillcolor', 'fill', 'color'],
  deliveryFee: ['deliveryfee', 'fee', 'deliverycharge', 'deliveryprice', 'deliverycost'],
  allowOnline: ['allowonline', 'online'],
  disabled: ['disabled'],
} as const satisfies Record<keyof GivenOfZone, readonly string[]>;
const nameSpellings = ['name', 'title', 'zonename'];
/** Of an export of ours: the shape, which the outline says too. */
const shapeSpellings = new Set(['type', 'radius', 'bounds', 'center', 'path']);

const readers = {
  id: z.union([z.string().min(1).max(64), z.int()]),
  fillColor: z
    .string()
    .transform(longColor)
    .pipe(z.string().regex(/^#[0-9a-f]{6}$/i)),
  deliveryFee: z.union([z.number().transform(amountOfNumber), z.string().transform(bareAmount)]).pipe(moneySchema),
  allowOnline: z.boolean(),
  disabled: z.boolean(),
} as const;

/** The readable properties of a feature, and the names of the others. */
export function readProperties(properties: Properties): { readonly given: GivenOfZone; readonly unread: string[] } {
  const read = new Set<string>();
  const first = <Value>(field: keyof typeof spellings, reader: z.ZodType<Value>): Value | undefined => {
    for (const key of keysOf(properties, spellings[field])) {
      const value = reader.safeParse(properties[key]);
      if (!value.success) continue;
      read.add(key);
      return value.data;
    }
    return undefined;
  };
  const found = {
    id: first('id', readers.id),
    fillColor: first('fillColor', readers.fillColor),
    deliveryFee: first('deliveryFee', readers.deliveryFee),
    allowOnline: first('allowOnline', readers.allowOnline),
    disabled: first('disabled', readers.disabled),
  };
  const [nameKey] = keysOf(properties, nameSpellings).filter((key) => textOf(properties[key]) !== '');
  const isShape = (key: string) => shapeSpellings.has(key);
  return {
    given: withoutUndefined(found),
    unread: Object.keys(properties).filter(
      (key) => !read.has(key) && key !== nameKey && !isShape(key) && ![null, ''].some((no) => properties[key] === no),
    ),
  };
}

/** The name of a zone, with a number behind it from the second part on: never longer than a name may be. */
export function nameOfZone(properties: Properties, unnamed: string, part: number): string {
  const [name = unnamed] = keysOf(properties, nameSpellings)
    .map((key) => textOf(properties[key]))
    .filter((text) => text !== '');
  const ending = part === 0 ? '' : ` ${part + 1}`;
  return `${cutAtCharacter(name, longestName - ending.length).trimEnd()}${ending}`;
}

function keysOf(properties: Properties, spelled: readonly string[]): string[] {
  const keys = Object.keys(properties);
  return spelled.flatMap((spelling) => keys.filter((key) => key.toLowerCase().replace(/[^a-z0-9]/g, '') === spelling));
}

/** In one line, and nothing that no database keeps; empty where nothing of it can be seen. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return isNameText(line) ? line : '';
}

/** `#0af` is `#00aaff`. */
function longColor(text: string): string {
  return /^#[0-9a-f]{3}$/i.test(text) ? text.replace(/[0-9a-f]/gi, '$&$&') : text;
}

function amountOfNumber(amount: number): string {
  const cents = hundredthsOf(amount);
  return amount >= 0 && Math.abs(cents - amount * 100) < 1e-6 ? amountOf(cents) : String(amount);
}

/** `$ 3.50` */
function bareAmount(text: string): string {
  return text.trim().replace(/^\$\s*/, '');
}

function withoutUndefined(found: { [Field in keyof GivenOfZone]: GivenOfZone[Field] | undefined }): GivenOfZone {
  const { id, fillColor, deliveryFee, allowOnline, disabled } = found;
  return {
    ...(id !== undefined && { id }),
    ...(fillColor !== undefined && { fillColor }),
    ...(deliveryFee !== undefined && { deliveryFee }),
    ...(allowOnline !== undefined && { allowOnline }),
    ...(disabled !== undefined && { disabled }),
  };
}
