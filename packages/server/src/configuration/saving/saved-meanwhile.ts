import type { Conflict } from '@servery/contract';
import { applyChanges, type Change, changesOutside, diff, type GrantTarget, type JsonObject } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault, invalid, notFound } from '../../platform/fault.ts';
import { aboveLayer } from '../above-layer.ts';
import { type DocumentHead, readHead, readOverrideChanges } from '../documents-store.ts';
import { readDocument } from '../kept-documents.ts';
import { isOnly, kinds } from '../kinds.ts';
import { withheldFrom } from '../secrets/withheld.ts';
import { readVersionsBetween } from '../versions/version-history.ts';
import type { OpenLayer } from './open-layer.ts';

/** The fault of a save against a version that is not the newest: it brings the changes saved since, so that the save can be re-based. */
export async function conflictOf(
  scope: CompanyScope,
  actor: Actor,
  { layer, expected }: { readonly layer: OpenLayer; readonly expected: number },
): Promise<Fault> {
  const { head, target } = layer;
  if (expected > head.version)
    return unknownVersion(head, { expected, field: target === null ? 'ver' : 'overrideVer' });
  return conflictOver(await savedSince(scope, actor, { layer, version: expected }));
}

/** The changes that others saved in a layer since a version. */
export function savedSince(
  scope: CompanyScope,
  actor: Actor,
  { layer: { head, target, above }, version }: { readonly layer: OpenLayer; readonly version: number },
): Promise<SavedSince> {
  return savedBetween(scope, actor, { head, target, from: version, to: head.version, above: above.read });
}

export function unknownVersion(
  { version }: DocumentHead,
  { expected, field }: { readonly expected: number; readonly field: string },
): Fault {
  return invalid('UNKNOWN_VERSION', `Version ${expected} does not exist; the newest is ${version}.`, field);
}

/** The changes that others saved in a layer since a version, in the document that is edited there. */
export type SavedSince = Conflict['current'];

export function conflictOver(current: SavedSince): Fault {
  return new Fault(409, 'CONFLICTING EDIT', { extra: { current } });
}

interface Span {
  /** Of the company document, or of the override of the level. */
  readonly head: DocumentHead;
  /** The group or location; null: the company. */
  readonly target: GrantTarget | null;
  readonly from: number;
  readonly to: number;
  /** The document that a group or location lies over, where that is read already. */
  readonly above?: () => Promise<JsonObject>;
}

/** The changes between two versions that a level saved, in the document that it edits, and the newest versions of these. */
export async function savedBetween(
  scope: CompanyScope,
  actor: Actor,
  { head, target, from, to, above }: Span,
): Promise<SavedSince> {
  const withheld = withheldFrom(actor, head.kind, target ?? 'company');
  const readable = (all: readonly Change[]) => changesOutside(all, withheld).readable;
  const over = target === null ? undefined : await (above?.() ?? readAbove(scope, head, target));
  const read = over === undefined ? readBase(scope, head) : readOver(scope, head, over);
  const changes = diff(await read(from), await read(to), kinds[head.kind].identifiers);
  const versions = await readVersionsBetween(scope, head, { after: from, upTo: to });
  return {
    ver: to,
    changes: readable(changes),
    versions: versions.map(({ changes: own, ...version }) => ({ ...version, changes: readable(own) })),
  };
}

type ReadVersion = (version: number) => Promise<JsonObject>;

function readBase(scope: CompanyScope, head: DocumentHead): ReadVersion {
  return async (version) => (version === 0 ? unsaved(head.kind) : readDocument(scope, head, version));
}

/** The document that is read before its first version. */
function unsaved(kind: DocumentKind): JsonObject {
  return isOnly(kind) ? kinds[kind].createDefault() : {};
}

async function readAbove(scope: CompanyScope, head: DocumentHead, target: GrantTarget): Promise<JsonObject> {
  const base = await readHead(scope, { ...head, tenantId: '' });
  if (base === undefined) throw notFound();
  return (await aboveLayer(scope, base, target)).read();
}

/** Every version over the document above the level today. */
function readOver(scope: CompanyScope, head: DocumentHead, above: JsonObject): ReadVersion {
  return async (version) => applyChanges(above, await readOverrideChanges(scope, head, version)).document;
}
