import type { RefObject } from 'react';
import type { z } from 'zod/mini';
import type { ApiResult, ServerError } from '../api/api-result.ts';
import type { MergeRules } from './merge-entries.ts';
import type { WordsOf } from './place-words.ts';
import type { Conflict, RecordVersion, Side } from './record-state.ts';
import type { FormMemory } from './use-form-memory.ts';

export type RecordFormOptions<Entry, Saved> = {
  /** The form and its record: `location|pier`, `location|new`. */
  readonly name: string;
  /** The entry as this computer keeps it. */
  readonly schema: z.ZodMiniType<Entry>;
  /** The record as it was loaded; the record of a later render is not looked at. */
  readonly start: RecordVersion<Entry>;
  /** The problems, by field, in words. */
  readonly problemsOf: (entry: Entry) => ReadonlyMap<string, string>;
  /** The field that shows the problem that the server finds at `body.zip`; undefined where none does. */
  readonly fieldOf: (path: string, sent: Entry) => string | undefined;
  readonly wordsOf: WordsOf<Entry>;
  /** How two edits come together; by field, if nothing is said. */
  readonly rules?: MergeRules<Entry>;
  /** Undefined when the person decided otherwise. */
  readonly send: (entry: Entry, saved: RecordVersion<Entry>) => Promise<ApiResult<Saved> | undefined>;
  /** The record as somebody else saved it, after a 409. */
  readonly newerOf?: (body: unknown) => RecordVersion<Entry> | undefined;
  /** Says so, and refreshes the cache. */
  readonly onSaved: (saved: Saved, sent: Entry) => Promise<void> | void;
  /** Where the person goes after saving. */
  readonly onDone?: (saved: Saved) => Promise<void> | void;
  /** For forms that stay open: the record as it was saved. */
  readonly savedAs?: (saved: Saved) => RecordVersion<Entry>;
  readonly failedText: string;
  /** The message in place of refusals at fields. */
  readonly refusalText?: (errors: readonly ServerError[]) => string | undefined;
};

/** The parts that a form and its notices need. */
export type RecordForm<Entry> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly isNew: boolean;
  readonly entry: Entry;
  readonly saved: Entry;
  /** Changes the entry; `fields` is where problems of it show, if not under the names of the changed fields. */
  readonly change: (part: Partial<Entry>, ...fields: readonly string[]) => void;
  /** The props of a text field. */
  readonly textAt: (field: string, value: string, write: (text: string) => Partial<Entry>) => TextProps;
  readonly errorOf: (field: string) => string | undefined;
  readonly problemCount: number;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly revision: number;
  readonly submit: () => Promise<void>;
  readonly memory: FormMemory;
  readonly conflict: Conflict<Entry> | null;
  readonly openClashes: readonly string[];
  readonly choose: (places: readonly string[], side: Side) => void;
  readonly wordsOf: WordsOf<Entry>;
};

type TextProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
};
