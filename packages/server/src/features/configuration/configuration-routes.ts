import { pathSchema } from '@servery/contract';
import type { Path } from '@servery/domain';
import type { Routes } from '../../access/routes.ts';
import { readHead } from '../../configuration/documents-store.ts';
import type { LayerHooks } from '../../configuration/saving/layer-hooks.ts';
import { saveInTurn } from '../../configuration/saving/long-saves.ts';
import { refuseWithheldPath, withheldFrom } from '../../configuration/secrets/withheld.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { invalid, notFound } from '../../platform/fault.ts';
import { noteEditing } from './editing-people.ts';
import { explainValue } from './explain-layers.ts';
import { listOverriddenPlaces, listOverridesBelow } from './overrides-below.ts';
import { listOverridingLocations } from './overriding-locations.ts';
import { listOwnOverrides } from './own-overrides.ts';
import { previewValuesBelow } from './preview-values-below.ts';
import { requireTenant } from './readable-tenant.ts';
import { resetOverridesBelow, restoreOverridesBelow } from './reset-overrides-below.ts';
import { saveChanges, sentToJudge } from './save-changes.ts';
import { setValuesBelow, undoValuesBelow } from './set-values-below.ts';
import type { DocumentWatch } from './watch-document.ts';

interface ConfigurationOptions {
  readonly hooks: Readonly<Partial<Record<DocumentKind, LayerHooks>>>;
  readonly watch: DocumentWatch;
}

/** Questions about where values come from, and values for many groups and locations. */
export function serveConfiguration(route: Routes, { hooks, watch }: ConfigurationOptions): void {
  route.company('explainValue', async (scope, { actor, params, body }) => {
    const target =
      body.tenantId === undefined
        ? undefined
        : await requireTenant(scope, actor, { tenantId: body.tenantId, kind: params.kind });
    const path = parsePath(body.path);
    refuseWithheldPath(actor, { kind: params.kind, at: target ?? 'company', path });
    return explainValue(scope, { kind: params.kind, documentId: body.documentId, target, path });
  });

  route.company('listOverridesBelow', (scope, { actor, params, body }) => {
    const place = { kind: params.kind, documentId: body.documentId, path: parsePath(body.path) };
    refuseWithheldPath(actor, { kind: place.kind, at: 'wholeCompany', path: place.path });
    return listOverridesBelow(scope, place, withheldFrom(actor, place.kind, 'wholeCompany'));
  });

  route.company('listOverriddenPlaces', (scope, { actor, params, body }) => {
    const { documentId } = body;
    const paths = body.paths.map(parsePath);
    for (const path of paths) refuseWithheldPath(actor, { kind: params.kind, at: 'wholeCompany', path });
    const withheld = withheldFrom(actor, params.kind, 'wholeCompany');
    return listOverriddenPlaces(scope, { kind: params.kind, documentId, paths }, withheld);
  });

  route.company('listOverridingLocations', (scope, { actor, params: { kind }, query }) => {
    const { documentId, groupId, search } = query;
    return listOverridingLocations(
      scope,
      { kind, documentId, groupId, search },
      withheldFrom(actor, kind, 'wholeCompany'),
    );
  });

  route.company('resetOverridesBelow', (scope, { actor, params, body }) => {
    const place = { kind: params.kind, documentId: body.documentId, path: parsePath(body.path) };
    return resetOverridesBelow(scope, actor, { place, overridesBelow: body.overridesBelow });
  });

  route.company('restoreOverridesBelow', (scope, { actor, params, body }) => {
    const place = { kind: params.kind, documentId: body.documentId, path: parsePath(body.path) };
    return restoreOverridesBelow(scope, actor, { place, overridesBelow: body.overridesBelow });
  });

  route.company('previewValuesBelow', (scope, { actor, params: { kind }, body }) =>
    previewValuesBelow(scope, actor, { kind, ...body }),
  );

  route.company('setValuesBelow', (scope, { actor, params: { kind }, body }) =>
    setValuesBelow(scope, actor, { kind, ...body }),
  );

  route.company('undoValuesBelow', (scope, { actor, params: { kind }, body }) =>
    undoValuesBelow(scope, actor, { kind, ...body }),
  );

  route.company('listOwnOverrides', (scope, { actor, target }) => listOwnOverrides(scope, actor, target()));

  route('saveChanges', ({ actor, params: { kind, documentId }, body }) => {
    const sent = { kind, documentId, ...body, hooks: hooks[kind] ?? {} };
    return saveInTurn(route.database, actor().companyId, {
      ...sent,
      judge: (scope) => sentToJudge(scope, actor(), sent),
      save: (scope) => saveChanges(scope, actor(), sent),
    });
  });

  route('watchDocument', ({ actor, params, query, reply }) => {
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const { kind, documentId } = params;
    return watch.watch(actor(), { kind, documentId, held: query, gone: leaving.signal });
  });

  route.company('noteEditing', async (scope, { actor, params, body }) => {
    const { kind } = params;
    const { tenantId, ...editing } = body;
    const target = tenantId === undefined ? 'company' : await requireTenant(scope, actor, { tenantId, kind });
    const { documentId } = editing;
    if ((await readHead(scope, { kind, documentId, tenantId: '' })) === undefined) throw notFound();
    const withheld = withheldFrom(actor, kind, target);
    return { others: await noteEditing(scope, actor, { kind, tenantId: tenantId ?? '', withheld, ...editing }) };
  });
}

function parsePath(path: readonly unknown[]): Path {
  const parsed = pathSchema.safeParse(path);
  if (!parsed.success) throw invalid('INVALID', 'expected field names and { id } or { by, value } steps', 'body.path');
  return parsed.data;
}
