import type { z } from 'zod';
import type { CleanUpContext, Notice, Problem } from '../../configuration/configuration-kind.ts';

export interface Tidied<Value> {
  readonly value: Value;
  readonly notices: readonly Notice[];
}

/** One module of the location settings: schema, defaults, clean-up, validation. */
export interface SettingsSection<Field extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly field: Field;
  readonly schema: Schema;
  createDefault(): z.infer<Schema>;
  /** The same value by reference when nothing was to do. */
  tidy?(value: z.infer<Schema>, context: CleanUpContext): Tidied<z.infer<Schema>>;
  validate?(value: z.infer<Schema>): readonly Problem[];
}
