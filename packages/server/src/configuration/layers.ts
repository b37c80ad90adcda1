import type { VersionedRecord } from '@servery/contract';
import { applyChanges, type Change, effectiveDocument, type GrantTarget, type JsonObject } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';
import type { NamedVersions } from '../platform/database/tables.ts';
import {
  type DocumentHead,
  type DocumentKey,
  overrideIdOf,
  readHead,
  readOverrideChanges,
  type TargetDocument,
} from './documents-store.ts';
import { readDocument } from './kept-documents.ts';
import { type OnlyKind, onlyDocumentId } from './kinds.ts';
import type { NamedDocument } from './versions/named-versions.ts';

/** OV-16 the saved changes of a group or a location. */
export interface Override {
  readonly id: string;
  readonly ver: number;
  readonly changes: Change[];
}

/** Company base and the overrides of a group and a location. */
export interface Layers {
  readonly base: DocumentHead;
  readonly document: JsonObject;
  readonly groupOverride: Override | null;
  readonly override: Override | null;
}

/**
 * The layers that a group or location sees. At group level the group's own changes are the override and nothing lies between.
 * @returns undefined when the company document does not exist
 */
export async function readLayers(
  scope: CompanyScope,
  { kind, documentId, target }: TargetDocument,
): Promise<Layers | undefined> {
  const base = await readHead(scope, { kind, documentId, tenantId: '' });
  if (base === undefined) return undefined;
  const over = (tenantId: string) => readOverride(scope, { kind, documentId, tenantId });
  return {
    base,
    document: await readDocument(scope, base, base.version),
    groupOverride: target.type === 'LOCATION' && target.groupId !== null ? await over(target.groupId) : null,
    override: await over(target.id),
  };
}

/** Versions of the layers, without their content. */
export async function readRecord(
  scope: CompanyScope,
  { kind, documentId, target }: TargetDocument,
): Promise<{ readonly base: DocumentHead; readonly record: VersionedRecord } | undefined> {
  const base = await readHead(scope, { kind, documentId, tenantId: '' });
  if (base === undefined) return undefined;
  const over = (tenantId: string) => readHead(scope, { kind, documentId, tenantId });
  const own = await over(target.id);
  const group = target.type === 'LOCATION' && target.groupId !== null ? await over(target.groupId) : undefined;
  return { base, record: recordOfHeads(base, own, group) };
}

/** The one document that a company has of a kind, as it or one of its places has it; undefined while nobody has saved one. */
export async function readOnlyDocument(
  scope: CompanyScope,
  kind: OnlyKind,
  target: GrantTarget | undefined,
): Promise<JsonObject | undefined> {
  const documentId = onlyDocumentId(kind, scope.companyId);
  const head = await readHead(scope, { kind, documentId, tenantId: '' });
  if (head === undefined || head.version === 0) return undefined;
  if (target === undefined) return readDocument(scope, head, head.version);
  const layers = await readLayers(scope, { kind, documentId, target });
  return layers && effectiveOf(layers).document;
}

/** OV-13: base, then the group's changes, then the location's. */
export function effectiveOf(layers: Layers): { document: JsonObject; orphans: Change[] } {
  return effectiveDocument(layers.document, [layers.groupOverride?.changes ?? [], layers.override?.changes ?? []]);
}

/** The document that a location inherits: base, then the group's changes. */
export function inheritedOf({ document, groupOverride }: Layers): JsonObject {
  return applyChanges(document, groupOverride?.changes ?? []).document;
}

/** VR-01 of the company's own document, over which nothing lies. */
export function companyRecordOf(head: Pick<DocumentHead, 'documentId' | 'version' | 'savedAt'>): VersionedRecord {
  return versionsOf(head, null, null);
}

/** VR-01 */
export function recordOf(layers: Layers): VersionedRecord {
  return versionsOf(layers.base, layers.override, layers.groupOverride);
}

/** VR-01 of a group or location. @param group of the group that a location is in */
export function recordOfHeads(
  base: DocumentHead,
  own: DocumentHead | undefined,
  group: DocumentHead | undefined,
): VersionedRecord {
  return versionsOf(base, namedOverride(own), namedOverride(group));
}

function namedOverride(head: DocumentHead | undefined): NamedOverride {
  return head === undefined || head.version === 0 ? null : { id: overrideIdOf(head), ver: head.version };
}

type NamedOverride = Pick<Override, 'id' | 'ver'> | null;

function versionsOf(
  base: Pick<DocumentHead, 'documentId' | 'version' | 'savedAt'>,
  override: NamedOverride,
  group: NamedOverride,
): VersionedRecord {
  return {
    id: base.documentId,
    ver: base.version,
    overrideId: override?.id ?? null,
    overrideVer: override?.ver ?? null,
    groupOverrideId: group?.id ?? null,
    groupOverrideVer: group?.ver ?? null,
    savedAt: base.savedAt,
  };
}

/** The effective document at the versions that were named, whatever has been saved since. */
export async function documentAt(
  scope: CompanyScope,
  { kind, target, versions }: NamedDocument,
): Promise<JsonObject | undefined> {
  if (versions.base === null) return undefined;
  const documentId = versions.base.id;
  const at = async (tenantId: string | null, version: number | undefined) =>
    tenantId === null || version === undefined
      ? []
      : readOverrideChanges(scope, { kind, documentId, tenantId }, version);
  const base = await readDocument(scope, { kind, documentId, tenantId: '' }, versions.base.version);
  const group = await at(groupOf(versions), versions.groupOverride?.version);
  const own = await at(target.id, versions.override?.version);
  return effectiveDocument(base, [group, own]).document;
}

async function readOverride(scope: CompanyScope, key: DocumentKey): Promise<Override | null> {
  const head = await readHead(scope, key);
  if (head === undefined || head.version === 0) return null;
  return { id: overrideIdOf(key), ver: head.version, changes: await readOverrideChanges(scope, key, head.version) };
}

/** The group is part of the override's id: a location that changed its group since keeps the named override. */
function groupOf(versions: NamedVersions): string | null {
  const id = versions.groupOverride?.id;
  return id === undefined ? null : id.slice(id.lastIndexOf('__') + 2);
}
