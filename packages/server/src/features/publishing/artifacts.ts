import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type JsonObject, withoutWageGrades } from '@servery/domain';
import { LRUCache } from 'lru-cache';
import { documentFindings } from '../../configuration/checks/document-findings.ts';
import { pathText } from '../../configuration/checks/validation.ts';
import { type ComputedValue, computedParts, layComputed } from '../../configuration/computed/computed-parts.ts';
import { kinds } from '../../configuration/kinds.ts';
import { documentAt } from '../../configuration/layers.ts';
import { dropMovedSecrets } from '../../configuration/secrets/secret-addresses.ts';
import { secretsIn } from '../../configuration/secrets/secret-references.ts';
import type { NamedDocument } from '../../configuration/versions/named-versions.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { DocumentKind, NamedVersions } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';

const compress = promisify(gzip);

/** The document of one kind that a location gets: the bytes and the versions they were built from. */
export interface Artifact {
  readonly kind: DocumentKind;
  readonly versions: NamedVersions;
  /** SHA-256 of the uncompressed JSON: equal content, equal hash, one snapshot. */
  readonly hash: string;
  /** gzip; undefined when the snapshot is stored for certain. */
  readonly bytes: Uint8Array | undefined;
  readonly size: number;
}

/** A document as places get it that have the same versions and the same computed part. */
export interface BuildableDocument extends NamedDocument {
  /** As `computedParts` said of the place. */
  readonly value: ComputedValue;
}

/**
 * Checks a complete document, lays its computed part into it, and compresses it once. Versions never change, so a document that was built
 * for a location is kept for those that get the same; employment carries the people of the moment, and is not kept.
 * @param complete the document at its versions, read in the transaction that it is given
 * @throws Fault 400 when the document is not valid
 */
export async function buildArtifact(
  database: Database,
  companyId: string,
  { named, complete }: { readonly named: BuildableDocument; readonly complete: CompleteDocument },
): Promise<Artifact | undefined> {
  const { kind, versions, value } = named;
  const key = isShared(kind) ? JSON.stringify([companyId, documentKey(named)]) : undefined;
  const held = key === undefined ? undefined : built.get(key);
  if (held !== undefined) return held;
  const stored = await database.inCompany(companyId, (scope) => complete(scope, named));
  if (stored === undefined) return undefined;
  const document = layComputed({ kind, document: stored, value });
  refuseInvalid(kind, document);
  const text = JSON.stringify(document);
  const artifact = {
    kind,
    versions,
    hash: createHash('sha256').update(text).digest('hex'),
    bytes: await compress(text),
    size: Buffer.byteLength(text),
  };
  if (key !== undefined) built.set(key, artifact, { size: artifact.bytes.byteLength });
  return artifact;
}

/** Equal for places that get the same document. */
export function documentKey({ kind, versions, value }: Omit<BuildableDocument, 'target'>): string {
  return JSON.stringify([kind, versions, value ?? null]);
}

function isShared(kind: DocumentKind): boolean {
  return computedParts[kind]?.isShared ?? true;
}

/** @throws Fault 400 whose first error names the problem and its place in a sentence */
function refuseInvalid(kind: DocumentKind, document: JsonObject): void {
  const [first] = documentFindings(kind, document);
  if (first?.level !== 'error') return;
  const { code, sentence, path } = first;
  throw new Fault(400, 'INVALID', { errors: [{ code, message: sentence, path: pathText(path) }] });
}

/** The document of one kind that a location would get at the versions named. */
export async function completeAt(scope: CompanyScope, named: NamedDocument): Promise<JsonObject | undefined> {
  const { kind, target } = named;
  const document = await completeStored(scope, named);
  return document && layComputed({ kind, document, value: await computedParts[kind]?.read(scope, target) });
}

/** A complete document without its computed part: it follows only from the versions. */
export type CompleteDocument = (scope: CompanyScope, named: NamedDocument) => Promise<JsonObject | undefined>;

/** The same for work on many locations: each document is completed once, however many of them get it. */
export function completeOnce(): CompleteDocument {
  const known = new Map<string, JsonObject | undefined>();
  return async (scope, named) => {
    const key = JSON.stringify([named.kind, named.versions]);
    if (!known.has(key)) known.set(key, await completeStored(scope, named));
    return known.get(key);
  };
}

async function completeStored(scope: CompanyScope, named: NamedDocument): Promise<JsonObject | undefined> {
  const { kind } = named;
  const effective = await effectiveAt(scope, named);
  if (effective === undefined) return undefined;
  const { document } = kinds[kind].complete(effective, {});
  return kind === 'employment' ? withoutWageGrades(document) : document;
}

/** ST-30: a secret of the location's own that a change of another level would send elsewhere is left out. */
async function effectiveAt(scope: CompanyScope, named: NamedDocument) {
  const document = await documentAt(scope, named);
  if (document === undefined || named.kind !== 'locationSettings') return document;
  return dropMovedSecrets(scope, secretsIn(document), document);
}

/** Stores the bytes under their hashes, each once for the whole company. */
export async function storeSnapshots(scope: CompanyScope, artifacts: readonly Artifact[]): Promise<void> {
  const byHash = new Map(artifacts.map((artifact) => [artifact.hash, artifact]));
  const rows = await scope.db
    .selectFrom('snapshots')
    .select('hash')
    .where('company_id', '=', scope.companyId)
    .where('hash', '=', anyOf([...byHash.keys()]))
    .execute();
  const stored = new Set(rows.map(({ hash }) => hash));
  // Always in the same order, so that two that store the same never wait for each other.
  for (const { hash, bytes, size } of [...byHash.values()].toSorted((one, other) => (one.hash < other.hash ? -1 : 1)))
    if (bytes !== undefined && !stored.has(hash))
      await scope.db
        .insertInto('snapshots')
        .values({ company_id: scope.companyId, hash, bytes, size })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}

/** Bounded by their compressed bytes. */
const built = new LRUCache<string, Artifact>({ maxSize: 32 * 1024 * 1024 });
