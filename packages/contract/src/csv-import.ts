import { z } from 'zod';

export const importRequestSchema = z.strictObject({
  /** The file's text: cells between commas, semicolons or tabs, names of the columns in the first line. */
  csv: z
    .string()
    .min(1)
    .max(12 * 1024 * 1024),
});

/** The effect of one line of the file, or why the line is refused. */
export const importLineSchema = z.object({
  /** As a spreadsheet counts them: the first one is on line 2. */
  line: z.number().int(),
  action: z.enum(['CREATE', 'CHANGE', 'KEEP', 'REFUSE']),
  name: z.string(),
  /** Columns that change. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  errors: z.array(z.object({ code: z.string(), column: z.string(), message: z.string() })),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importOutcomeSchema = z.object({
  lines: z.array(importLineSchema),
  counts: z.object({
    create: z.number().int(),
    change: z.number().int(),
    keep: z.number().int(),
    refuse: z.number().int(),
  }),
  /** Columns that an import does not read. */
  ignored: z.array(z.string()),
  /** How the file is read where it could be read otherwise. */
  remarks: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;
