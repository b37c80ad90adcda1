import { z } from 'zod';
import type { FieldRights } from '../access/field-rights.ts';
import type { OverrideRights } from '../access/override-rights.ts';
import type { StoreNow } from '../formats/store-now.ts';
import type { Change, Identifiers, JsonObject } from '../overrides/change.ts';
import { asJsonObject } from '../overrides/json.ts';
import {
  type CleanUpContext,
  type Completed,
  type ConfigurationKind,
  keepsFromSaving,
  type Problem,
} from './configuration-kind.ts';
import { documentParser } from './document-parser.ts';
import { slicesOf } from './document-slices.ts';
import { identityProblems } from './identity-problems.ts';
import { issuePath } from './issue-path.ts';
import { type KnownFields, knownFieldsOf } from './unknown-fields.ts';

/** A configuration kind as the engine sees it: documents are JSON, whatever they are about. */
export interface JsonKind {
  readonly kind: ConfigurationKind<unknown>['kind'];
  readonly identifiers: Identifiers;
  readonly rights: FieldRights;
  readonly overrideRights: OverrideRights | undefined;
  createDefault(): JsonObject;
  /** Adds missing values and cleans dangling references; the same document by reference when nothing was to do. */
  complete(document: JsonObject, context: CleanUpContext): Completed<JsonObject>;
  /** The schema's problems, or where it has none, those of the business rules; with `now` also those of a store at a moment. */
  check(document: JsonObject, now?: StoreNow): readonly Problem[];
  /** Those of the problems that keep a document from being saved, of the company or of a level below. */
  stops(document: JsonObject, level: 'company' | 'below'): readonly Problem[];
  /** Looks at each part of a document, in steps of a few milliseconds, and remembers the outcome: `stops` and `knownFields` then cost little. */
  lookAhead(document: JsonObject): Iterable<void>;
  /** Keys of the problems that a change of a document may make together with changes of another level. */
  concerns(change: Change, document: JsonObject): readonly string[];
  /** The document without the fields that the schema does not describe, and these. */
  knownFields(document: JsonObject): KnownFields;
}

/** Shows a kind of typed documents as a kind of JSON documents. */
export function jsonKind<Document>(kind: ConfigurationKind<Document>): JsonKind {
  // A clean-up reads the present values and adds missing ones: more than that it is an object is not known before.
  const partialSchema = z.custom<Partial<Document>>((value) => typeof value === 'object' && value !== null);
  const parse = documentParser(kind.schema);
  const judge = (document: JsonObject, validate: (data: Document) => readonly Problem[]): readonly Problem[] => {
    const { data, issues } = parse(document);
    if (data !== undefined) return validate(data);
    return issues.map((issue) => ({
      code: 'INVALID',
      message: issue.message,
      path: issuePath(document, issue.path, kind.identifiers),
    }));
  };
  const check = (document: JsonObject, now?: StoreNow) => judge(document, (data) => kind.validate(data, now));
  const checked = new WeakMap<JsonObject, readonly Problem[]>();
  return {
    kind: kind.kind,
    identifiers: kind.identifiers,
    rights: kind.rights ?? {},
    overrideRights: kind.overrideRights,
    createDefault: () => asJsonObject(kind.createDefault()),
    complete: (document, context) => {
      const completed = kind.complete(partialSchema.parse(document), context);
      return { ...completed, document: asJsonObject(completed.document) };
    },
    check: (document, now) => {
      if (now !== undefined) return check(document, now);
      const problems = checked.get(document) ?? check(document);
      checked.set(document, problems);
      return problems;
    },
    stops: (document, level) => {
      const problems = checked.get(document) ?? judge(document, (data) => (kind.stops ?? kind.validate)(data));
      return problems.filter((problem) => keepsFromSaving(problem, level));
    },
    *lookAhead(document) {
      for (const slice of slicesOf(document)) {
        const { data } = parse(slice);
        if (typeof data === 'object' && data !== null) identityProblems(data, kind.identifiers);
        knownFieldsOf(kind.schema, slice, kind.identifiers);
        yield;
      }
    },
    concerns: (change, document) => kind.concerns?.(change, document) ?? [],
    knownFields: (document) => knownFieldsOf(kind.schema, document, kind.identifiers),
  };
}
