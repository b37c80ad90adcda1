import { z } from 'zod/mini';

/** Ids are opaque; a server may write them as numbers. */
export const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((written) => String(written)),
);

/** An id, or null for none. */
export const optionalId = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((written) => (written === null || written === undefined ? null : String(written))),
);
