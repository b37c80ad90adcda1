import type { z } from 'zod';
import type { FieldRights } from '../access/field-rights.ts';
import type { OverrideRights } from '../access/override-rights.ts';
import type { StoreNow } from '../formats/store-now.ts';
import type { Change, Identifiers, JsonObject, Path } from '../overrides/change.ts';
import { pathKey } from '../overrides/path.ts';

/** One clean-up, readable; undoable because its change is the diff of before and after. */
export interface Notice {
  readonly code: string;
  readonly path: Path;
  readonly message: string;
}

/** A problem of a document, its place, and its message in words. */
export interface Problem {
  readonly code: string;
  readonly path: Path;
  readonly message: string;
  /** A warning does not stop a save; `below` is a warning for groups and locations, whose level above may be the cause, and an error in the company. */
  readonly isWarning?: true | 'below';
}

/** One text for each problem of a document, for lists and sets. */
export function problemKey({ code, path, message }: Problem): string {
  return [code, pathKey(path), message].join(' ');
}

/** Whether a problem keeps a document from being saved: the company's own, or that of a group or location. */
export function keepsFromSaving({ isWarning }: Problem, level: 'company' | 'below'): boolean {
  return isWarning === undefined || (isWarning === 'below' && level === 'company');
}

/** The lists that a clean-up knows of the documents beside its own; a list that is left out is not judged. */
export interface CleanUpContext {
  readonly tenderTypes?: readonly { readonly id: number; readonly disabled: boolean }[];
  readonly orderTypes?: readonly { readonly id: number; readonly activePOS: boolean; readonly activeOnline: boolean }[];
  readonly stations?: readonly { readonly id: string }[];
  readonly displays?: readonly { readonly id: string }[];
  readonly printers?: readonly { readonly id: string; readonly type?: 'RECEIPT' | 'LABEL' }[];
}

export interface Completed<Document> {
  readonly document: Document;
  readonly notices: readonly Notice[];
  /** Names of the modules that were missing and now have their default. */
  readonly created: readonly string[];
}

/** Everything the engine needs to know about one kind of configuration. */
export interface ConfigurationKind<Document> {
  readonly kind: 'menu' | 'locationSettings' | 'employment';
  readonly entityType: string;
  readonly schema: z.ZodType<Document>;
  readonly identifiers: Identifiers;
  /** Which permission a change needs beyond the one that the call asks for. */
  readonly rights?: FieldRights;
  /** The same for the changes of a group or location. */
  readonly overrideRights?: OverrideRights;
  createDefault(): Document;
  /** Adds missing values and cleans dangling references; the same document by reference when nothing was to do. */
  complete(document: Partial<Document>, context: CleanUpContext): Completed<Document>;
  /** With `now` also the problems of a store at a moment, such as an offer that is over. */
  validate(document: Document, now?: StoreNow): readonly Problem[];
  /** Those of the problems that keep the company’s own document from being saved; absent: a save looks at all. */
  stops?(document: Document): readonly Problem[];
  /** Keys of the problems that a change of a document may make together with changes of another level; absent: none. */
  concerns?(change: Change, document: JsonObject): readonly string[];
}
