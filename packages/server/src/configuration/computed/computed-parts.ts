import { isDeepStrictEqual } from 'node:util';
import { type Change, type GrantTarget, type JsonObject, sectionOf } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { type Fault, invalid } from '../../platform/fault.ts';
import { isChanged } from '../../platform/read-only-fields.ts';
import { kinds } from '../kinds.ts';
import { computedSections } from './computed-sections.ts';
import { employeesOf, employeesOfMany } from './employees-of.ts';
import { readLicensedFor, readLicensedOf } from './licensed-settings.ts';

/** Undefined where the stored value counts. */
export type ComputedValue = JsonObject[string] | undefined;

/** A section of a document that is computed whenever a place reads or gets it, whatever was saved. */
interface ComputedPart {
  readonly section: string;
  /** Its value there at this moment. */
  readonly read: (scope: CompanyScope, at: ReadPlace) => Promise<ComputedValue>;
  /** The same of many places in one query, by their ids. */
  readonly readMany: (scope: CompanyScope, at: readonly GrantTarget[]) => Promise<ReadonlyMap<string, ComputedValue>>;
  /** Whether places where it is the same share the document built for one of them. */
  readonly isShared: boolean;
  /** Whether anyone who reads the document may know it. */
  readonly isExplained: boolean;
  /** Why a publication brings something else than the levels say. */
  readonly reason: { readonly code: string; readonly message: string };
  /** Why it cannot be changed. */
  readonly refusal: string;
}

export type ReadPlace = GrantTarget | 'company';

/** By kind of document: the section that is computed in it and not edited. */
export const computedParts = {
  menu: undefined,
  locationSettings: {
    ...computedSections.locationSettings,
    read: async (scope, at) => (at === 'company' ? undefined : { ...(await readLicensedFor(scope, at)) }),
    readMany: async (scope, at) =>
      new Map([...(await readLicensedOf(scope, at))].map(([id, licensed]) => [id, { ...licensed }])),
    isShared: true,
    isExplained: true,
    reason: { code: 'LICENSED', message: 'This follows the licenses of the location.' },
    refusal: 'licensing cannot be changed here: it follows the licenses of each location.',
  },
  employment: {
    ...computedSections.employment,
    read: async (scope, at) => [...(await employeesOf(scope, at))],
    readMany: async (scope, at) =>
      new Map([...(await employeesOfMany(scope, at))].map(([id, people]) => [id, [...people]])),
    isShared: false,
    isExplained: false,
    reason: { code: 'PEOPLE_OF_THE_MOMENT', message: 'Each publish includes the people who work there at that time.' },
    refusal:
      'employees cannot be changed here: people are edited one by one. Send them as they were read last, or leave them out.',
  },
} satisfies Readonly<Record<DocumentKind, ComputedPart | undefined>>;

interface ReadDocument {
  readonly kind: DocumentKind;
  readonly at: ReadPlace;
  readonly document: JsonObject;
}

/** A document as a place has it at this moment. */
export async function withComputed(scope: CompanyScope, { kind, at, document }: ReadDocument): Promise<JsonObject> {
  return layComputed({ kind, document, value: await computedParts[kind]?.read(scope, at) });
}

interface ComputedDocument {
  readonly kind: DocumentKind;
  readonly document: JsonObject;
  /** As `read` said. */
  readonly value: ComputedValue;
}

export function layComputed({ kind, document, value }: ComputedDocument): JsonObject {
  const part = computedParts[kind];
  return part === undefined || value === undefined ? document : { ...document, [part.section]: value };
}

/** @throws Fault 400 that names the change of a level: none has a computed part of its own. Changes that it has from before stay. */
export function refuseComputedChanges(
  kind: DocumentKind,
  { before, changes }: { readonly before: readonly Change[]; readonly changes: readonly Change[] },
): void {
  const part = computedParts[kind];
  const at = changes.findIndex(
    (change) => sectionOf(change) === part?.section && !before.some((one) => isDeepStrictEqual(one, change)),
  );
  if (part !== undefined && at >= 0) throw readOnly(part, `changes.${at}`);
}

/** @throws Fault 400 for a company's document with another computed part than is stored */
export function refuseComputedPart(
  kind: DocumentKind,
  { before, after }: Record<'before' | 'after', JsonObject>,
): void {
  const part = computedParts[kind];
  if (part === undefined) return;
  const stored = before[part.section] ?? kinds[kind].createDefault()[part.section];
  if (isChanged(after[part.section], stored)) throw readOnly(part, `blob.${part.section}`);
}

export function readOnly({ refusal }: Pick<ComputedPart, 'refusal'>, place: string): Fault {
  return invalid('READ_ONLY', refusal, `body.${place}`);
}
