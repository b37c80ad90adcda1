import { z } from 'zod';

/** The fields that everything a terminal reports is made of. */

/** The keys that a terminal numbers its tickets, lines and people by. */
export const keySchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Use 1 to 64 letters, digits, _ or -.');
/** An id of the menu or of employment. */
export const idSchema = z.string().min(1).max(120);
export const textSchema = z.string().max(200);
export const noteSchema = z.string().max(1000);
export const instantSchema = z.iso.datetime();

/** Ten million dollars either way. */
const mostCents = 1_000_000_000;
export const centsSchema = z.int().min(-mostCents).max(mostCents);
export const paidCentsSchema = z.int().min(0).max(mostCents);

/** Something of the menu or a person, under the name that it had then. */
export const namedSchema = z.strictObject({ id: idSchema, name: textSchema });
