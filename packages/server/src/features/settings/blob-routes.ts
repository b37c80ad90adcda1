import { operations } from '@servery/contract';
import { asJsonObject, changesOutside, type GrantTarget, type JsonObject, withoutSections } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import { storedPart } from '../../configuration/checks/checked-documents.ts';
import { withComputed } from '../../configuration/computed/computed-parts.ts';
import { computedSections } from '../../configuration/computed/computed-sections.ts';
import { isLicensedAsHeld } from '../../configuration/computed/licensed-settings.ts';
import { isUnchanged } from '../../configuration/conditional.ts';
import { type DocumentHead, readHead } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { kinds, onlyDocumentId } from '../../configuration/kinds.ts';
import { companyRecordOf, type Layers, type Override, readLayers, recordOf } from '../../configuration/layers.ts';
import { saveSentBase, saveSentOverride } from '../../configuration/saving/sent-saves.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';
import { refuseChangedFields } from '../../platform/read-only-fields.ts';
import { seesPeople, withoutPeople } from './people-of-blob.ts';

type BlobKind = 'locationSettings' | 'employment';

const operationIds = {
  locationSettings: {
    getCompany: 'getCompanySettings',
    putCompany: 'putCompanySettings',
    getTemplate: 'getSettingsTemplate',
    getLocation: 'getLocationSettings',
    putOverride: 'putSettingsOverride',
  },
  employment: {
    getCompany: 'getCompanyEmployment',
    putCompany: 'putCompanyEmployment',
    getTemplate: 'getEmploymentTemplate',
    getLocation: 'getLocationEmployment',
    putOverride: 'putEmploymentOverride',
  },
} as const;

/** The calls of the two kinds of blob that a company has one of. A company that never saved one reads the default at version 0. */
export function serveBlobs(route: Routes, kind: BlobKind): void {
  const { database } = route;
  const ids = operationIds[kind];

  route(ids.getTemplate, async () => ({ ...kinds[kind].createDefault() }));

  route(ids.getCompany, async ({ actor, query, reply }) => {
    const { document, ...record } = await database.inCompany(actor().companyId, (scope) => readCompany(scope, kind));
    const withheld = withheldFrom(actor(), kind, 'company');
    if (isUnchanged(query, record) && isSame(query, withheld)) return reply.code(304).send();
    const blob = await withUnstored(database, actor(), { kind, at: 'company', query, document });
    return { ...record, blob: { ...withoutSections(blob, withheld) }, withheld: [...withheld] };
  });

  route.company(ids.putCompany, async (scope, { actor, body, params, query }) => {
    const documentId = onlyDocumentId(kind, params.companyId);
    if ((body.id ?? query.expectedId ?? documentId) !== documentId)
      throw invalid('UNKNOWN_DOCUMENT', 'This is not the document of this company.', 'id');
    const record = companyRecordOf(await readCompanyHead(scope, kind));
    const expectedVersion = body.ver ?? query.expectedVersion ?? record.ver;
    if (expectedVersion === record.ver)
      refuseChangedFields(operations[ids.putCompany].readOnly, body, {
        ...record,
        withheld: withheldFrom(actor, kind, 'company'),
      });
    await saveSentBase(scope, actor, {
      kind,
      documentId,
      name: '',
      description: '',
      singleUse: false,
      expectedVersion,
      document: kind === 'employment' ? await withoutPeople(scope, actor, body.blob) : asJsonObject(body.blob),
      automatic: body.automatic ?? false,
    });
    return companyRecordOf(await readCompanyHead(scope, kind));
  });

  route(ids.getLocation, async (call) => {
    const withheld = withheldFrom(call.actor(), kind, call.target());
    const { layers, isLicensed } = await database.inCompany(call.actor().companyId, async (scope) => ({
      layers: await readLocation(scope, kind, call.target()),
      isLicensed:
        kind === 'employment' ||
        withheld.includes(computedSections[kind].section) ||
        (await isLicensedAsHeld(scope, call.target(), Reflect.get(call.query, 'expectedLicensing'))),
    }));
    if (isLicensed && isUnchanged(call.query, recordOf(layers)) && isSame(call.query, withheld))
      return call.reply.code(304).send();
    const { document } = layers;
    const blob = await withUnstored(database, call.actor(), { kind, at: call.target(), query: call.query, document });
    return {
      ...recordOf(layers),
      locationBlob: { ...withoutSections(blob, withheld) },
      override: readableOf(layers.override, withheld),
      groupOverride: readableOf(layers.groupOverride, withheld),
      withheld: [...withheld],
    };
  });

  route(ids.putOverride, async ({ actor, body, target }) => {
    const { companyId } = actor();
    const save = {
      kind,
      documentId: onlyDocumentId(kind, companyId),
      target: target(),
      expectedVersion: body.overrideVer,
      changes: body.changes,
      automatic: body.automatic ?? false,
    };
    return database.inCompany(companyId, async (scope) => {
      await saveSentOverride(scope, actor(), save);
      return recordOf(await readLocation(scope, kind, target()));
    });
  });
}

interface ReadBlob {
  readonly kind: BlobKind;
  readonly at: GrantTarget | 'company';
  readonly query: object;
  readonly document: JsonObject;
}

/** The document with its computed parts; people only where they are asked for, for those who may see them. */
async function withUnstored(database: Database, actor: Actor, { kind, at, query, document }: ReadBlob) {
  const isAsked = Reflect.get(query, 'employees') !== 'without' && seesPeople(actor, at);
  if (kind === 'employment' && !isAsked) return storedPart(kind, document);
  return database.inCompany(actor.companyId, (scope) => withComputed(scope, { kind, at, document }));
}

/** A program that says nothing of sections holds those that it was given: EM-69 knows only version and id. */
function isSame(
  { expectedWithheld }: { readonly expectedWithheld?: string | undefined },
  withheld: readonly string[],
): boolean {
  return expectedWithheld === undefined || expectedWithheld === withheld.join(',');
}

function readableOf(override: Override | null, withheld: readonly string[]): Override | null {
  return override === null ? null : { ...override, changes: changesOutside(override.changes, withheld).readable };
}

async function readCompany(scope: CompanyScope, kind: BlobKind) {
  const head = await readCompanyHead(scope, kind);
  const document = head.version === 0 ? kinds[kind].createDefault() : await readDocument(scope, head, head.version);
  return { ...companyRecordOf(head), document };
}

/** At version 0 while nobody has saved one. */
async function readCompanyHead(scope: CompanyScope, kind: BlobKind): Promise<DocumentHead> {
  const documentId = onlyDocumentId(kind, scope.companyId);
  return (await readHead(scope, { kind, documentId, tenantId: '' })) ?? defaultHead(kind, documentId);
}

async function readLocation(scope: CompanyScope, kind: BlobKind, target: GrantTarget): Promise<Layers> {
  const documentId = onlyDocumentId(kind, scope.companyId);
  const layers = await readLayers(scope, { kind, documentId, target });
  return (
    layers ?? {
      base: defaultHead(kind, documentId),
      document: kinds[kind].createDefault(),
      groupOverride: null,
      override: null,
    }
  );
}

function defaultHead(kind: BlobKind, documentId: string): DocumentHead {
  const never = { version: 0, savedAt: null };
  return { kind, documentId, tenantId: '', ...never, name: '', description: '', isTemplate: false, singleUse: false };
}
