import { z } from 'zod';

/** One change in words, or several that are said at once; null where a side has nothing. */
const sentenceSchema = z.object({
  /** Empty when the thing itself came or went. */
  field: z.string(),
  kind: z.enum(['changed', 'added', 'removed', 'order', 'moved']),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** How many changes it says. */
  count: z.number().int(),
});

/** Changes in words, by the changed thing. */
export const sentenceGroupSchema = z.object({
  /** The thing that changed: `Harbor Supreme`. */
  name: z.string(),
  /** Where that lies: `Pizza › Signature`. */
  place: z.string(),
  sentences: z.array(sentenceSchema),
});
export type SentenceGroupWords = z.infer<typeof sentenceGroupSchema>;
