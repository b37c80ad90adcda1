import type { JsonObject } from '@servery/domain';
import { z } from 'zod/mini';
import { documentSchema } from './document-wire.ts';

/** Types a document that is loaded, the same object: its shape was checked when it was written. */
export function documentAs<Blob>(): (document: JsonObject) => Blob {
  const schema = z.custom<Blob>((value) => documentSchema.safeParse(value).success);
  return (document) => schema.parse(document);
}
