import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { GrantTarget } from '@servery/domain';
import { kinds } from '../../configuration/kinds.ts';
import { documentAt } from '../../configuration/layers.ts';
import { checkDocument } from '../../configuration/validation.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import type { DocumentKind, NamedVersions } from '../../platform/database/tables.ts';

const compress = promisify(gzip);

/** What a location gets of one kind: the bytes and the versions they were built from. */
export interface Artefact {
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
 * change, so locations without changes of their own share what was built for the first of them.
 * @throws Fault 400 when the document is not valid
 */
export async function buildArtefact(
  database: Database,
  companyId: string,
  kind: DocumentKind,
  target: GrantTarget,
  versions: NamedVersions,
): Promise<Artefact | undefined> {
  const key = JSON.stringify([companyId, kind, versions]);
  const held = built.get(key);
  if (held !== undefined) return held;
  const document = await database.inCompany(companyId, (scope) => documentAt(scope, kind, target, versions));
  if (document === undefined) return undefined;
  const completed = kinds[kind].complete(document, {}).document;
  checkDocument(kind, completed);
  const text = JSON.stringify(completed);
  const artefact = {
    kind,
    versions,
    hash: createHash('sha256').update(text).digest('hex'),
    bytes: await compress(text),
    size: Buffer.byteLength(text),
  };
  if (built.size >= artefactsKept) built.clear();
  built.set(key, artefact);
  return artefact;
}

/** Stores the bytes under their hash, once for the whole company. */
export async function storeSnapshot(scope: CompanyScope, artefact: Artefact): Promise<void> {
  if (artefact.bytes === undefined) return;
  const stored = await scope.db
    .selectFrom('snapshots')
    .select('hash')
    .where('company_id', '=', scope.companyId)
    .where('hash', '=', artefact.hash)
    .executeTakeFirst();
  if (stored !== undefined) return;
  await scope.db
    .insertInto('snapshots')
    .values({ company_id: scope.companyId, hash: artefact.hash, bytes: artefact.bytes, size: artefact.size })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const built = new Map<string, Artefact>();
const artefactsKept = 32;
