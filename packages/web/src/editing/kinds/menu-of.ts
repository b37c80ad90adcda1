import type { JsonObject, MenuBlob } from '@servery/domain';
import { z } from 'zod/mini';
import { documentSchema } from '../document/document-wire.ts';

const menuSchema = z.custom<MenuBlob>((value) => documentSchema.safeParse(value).success);

/** A menu that is loaded, typed; the same object. */
export function menuOf(document: JsonObject): MenuBlob {
  return menuSchema.parse(document);
}
