import { type ExplainLayer, effectiveDocument, explain, type GrantTarget, type Path } from '@servery/domain';
import { type DocumentKey, readHead, readOverrideChanges } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { readChangesAt, readEnds } from '../../configuration/versions/version-history.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/fault.ts';
import { explainPublished } from './explain-published.ts';

export interface LayersQuestion {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** Absent at company level. */
  readonly target: (GrantTarget & { readonly name: string }) | undefined;
  readonly path: Path;
}

const levelOfType = { GROUP: 'group', LOCATION: 'location' } as const;

/** CT-36: the layer that decides a value, and its value in every layer from the company down. */
export async function explainValue(scope: CompanyScope, { kind, documentId, target, path }: LayersQuestion) {
  const layers = [await companyLayer(scope, { kind, documentId, tenantId: '' }, path)];
  for (const over of await tenantsOver(scope, target)) {
    const layer = await overrideLayer(
      scope,
      { kind, documentId, tenantId: over.id },
      { name: over.name, level: levelOfType[over.type], path },
    );
    layers.push(layer);
  }
  const explained = explain(path, layers);
  const [company, ...below] = layers;
  const { document } = effectiveDocument(
    company?.document ?? {},
    below.map(({ changes = [] }) => changes),
  );
  const { reasons, ...published } = await explainPublished(scope, document, { kind, path, target });
  return {
    published: { hasValue: published.value !== undefined, ...published, reasons: [...reasons] },
    decidedBy: explained.decidedBy?.level ?? 'company',
    layers: explained.chain.map((layer) => ({
      level: layer.level,
      name: layer.name,
      hasValue: layer.says,
      value: layer.value,
      version: layer.version === 0 ? null : layer.version,
      by: layer.by === '' ? null : layer.by,
      at: layer.at === '' ? null : String(layer.at),
    })),
  };
}

async function companyLayer(scope: CompanyScope, key: DocumentKey, path: Path): Promise<ExplainLayer> {
  const head = await readHead(scope, key);
  if (head === undefined) throw notFound();
  const company = await scope.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  return {
    level: 'company',
    name: company.name,
    document: await readDocument(scope, key, head.version),
    ...(await historyOf(scope, key, path)),
  };
}

interface AskedLayer {
  readonly path: Path;
  readonly name: string;
  readonly level: 'group' | 'location';
}

async function overrideLayer(
  scope: CompanyScope,
  key: DocumentKey,
  { name, level, path }: AskedLayer,
): Promise<ExplainLayer> {
  const head = await readHead(scope, key);
  const changes = head === undefined ? [] : await readOverrideChanges(scope, key, head.version);
  return { level, name, changes, ...(await historyOf(scope, key, path)) };
}

/** Provenance of the place; a value that was there from the start dates from the first version. */
async function historyOf(
  scope: CompanyScope,
  key: DocumentKey,
  path: Path,
): Promise<Pick<ExplainLayer, 'version' | 'by' | 'at' | 'history'>> {
  const { first, newest } = await readEnds(scope, key);
  const origin = key.tenantId === '' ? first : newest;
  const versions = await readChangesAt(scope, key, path);
  const history = versions.flatMap(({ changes, ...version }) => changes.map((change) => ({ ...version, change })));
  return { version: origin?.version ?? 0, by: origin?.by ?? '', at: origin?.at ?? '', history };
}

async function tenantsOver(scope: CompanyScope, target: LayersQuestion['target']) {
  if (target === undefined) return [];
  if (target.type === 'GROUP' || target.groupId === null) return [target];
  const group = await scope.db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', target.groupId)
    .executeTakeFirstOrThrow();
  return [{ id: group.id, name: group.name, type: 'GROUP' as const }, target];
}
