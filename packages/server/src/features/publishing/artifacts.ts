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
import type { DocumentKind, NamedVersions } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';

const compress = promisify(gzip);

/** What a location gets of one kind: the bytes and the versions they were built from. */
export interface Artifact {
  readonly kind: DocumentKind;
  readonly versions: NamedVersions;
  /** SHA-256 of the uncompressed JSON: equal content, equal hash, one snapshot. */
  readonly hash: string;
  /** gzip; undefined when the snapshot is stored for certain. */
  readonly bytes: Uint8Array | undefined;
  readonly size: number;
}

/**
 * Builds the effective document at the versions named, completes and checks it, and compresses it once. Versions never
 * change, so locations without changes of their own share what was built for the first of them; employment carries the
 * people of the location besides, as they are at this moment, and is shared by nobody.
 * @throws Fault 400 when the document is not valid
 */
export async function buildArtifact(
  database: Database,
  companyId: string,
  { kind, target, versions }: NamedDocument,
): Promise<Artifact | undefined> {
  const { key, held, document } = await database.inCompany(companyId, (scope) =>
    heldOrComplete(scope, { kind, target, versions }),
  );
  if (held !== undefined) return held;
  if (document === undefined) return undefined;
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

/** @throws Fault 400 whose first error says in a sentence what is wrong, and where */
function refuseInvalid(kind: DocumentKind, document: JsonObject): void {
  const [first] = documentFindings(kind, document);
  if (first?.level !== 'error') return;
  const { code, sentence, path } = first;
  throw new Fault(400, 'INVALID', { errors: [{ code, message: sentence, path: pathText(path) }] });
}

/** What was built for another location with the same, or else the document: both by the same reading of what is computed. */
async function heldOrComplete(scope: CompanyScope, named: NamedDocument) {
  const { kind, target, versions } = named;
  const part = computedParts[kind];
  const value = await part?.read(scope, target);
  const isShared = part === undefined || part.isShared;
  const key = isShared ? JSON.stringify([scope.companyId, kind, versions, value ?? null]) : undefined;
  const held = key === undefined ? undefined : built.get(key);
  return { key, held, document: held === undefined ? await completeWith(scope, named, value) : undefined };
}

/** What a location would get of one kind at the versions named. */
export async function completeAt(scope: CompanyScope, named: NamedDocument): Promise<JsonObject | undefined> {
  return completeWith(scope, named, await computedParts[named.kind]?.read(scope, named.target));
}

async function completeWith(scope: CompanyScope, named: NamedDocument, value: ComputedValue) {
  const { kind } = named;
  const effective = await effectiveAt(scope, named);
  if (effective === undefined) return undefined;
  const { document } = kinds[kind].complete(effective, {});
  return layComputed({ kind, document: kind === 'employment' ? withoutWageGrades(document) : document, value });
}

/** ST-30: what a location of its own sends elsewhere by a change of another level is left out. */
async function effectiveAt(scope: CompanyScope, named: NamedDocument) {
  const document = await documentAt(scope, named);
  if (document === undefined || named.kind !== 'locationSettings') return document;
  return dropMovedSecrets(scope, secretsIn(document), document);
}

/** Stores the bytes under their hash, once for the whole company. */
export async function storeSnapshot(scope: CompanyScope, artifact: Artifact): Promise<void> {
  if (artifact.bytes === undefined) return;
  const stored = await scope.db
    .selectFrom('snapshots')
    .select('hash')
    .where('company_id', '=', scope.companyId)
    .where('hash', '=', artifact.hash)
    .executeTakeFirst();
  if (stored !== undefined) return;
  await scope.db
    .insertInto('snapshots')
    .values({ company_id: scope.companyId, hash: artifact.hash, bytes: artifact.bytes, size: artifact.size })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Bounded by their compressed bytes. */
const built = new LRUCache<string, Artifact>({ maxSize: 32 * 1024 * 1024 });
