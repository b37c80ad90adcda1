import { pathSchema } from '@servery/contract';
import { changesOutside, type GrantTarget, mayAccess, mayOn, type Path } from '@servery/domain';
import { readersOf } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import { readHead, readVersions } from '../../configuration/documents-store.ts';
import { refuseWithheldPath, withheldFrom } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { forbidden, invalid, notFound } from '../../platform/fault.ts';
import { noteEditing } from './editing-people.ts';
import { explainValue } from './explain-layers.ts';
import { listOverriddenPlaces, listOverridesBelow } from './overrides-below.ts';
import { listOverridingLocations } from './overriding-locations.ts';
import { listOwnOverrides } from './own-overrides.ts';
import { resetOverridesBelow, restoreOverridesBelow } from './reset-overrides-below.ts';

/** Questions about where values come from and what changed when. */
export function serveConfiguration(route: Routes): void {
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

  route.company('listOwnOverrides', (scope, { actor, target }) => listOwnOverrides(scope, actor, target()));

  route.company('noteEditing', async (scope, { actor, params, body }) => {
    if (body.tenantId !== undefined) await requireTenant(scope, actor, { tenantId: body.tenantId, kind: params.kind });
    const { documentId, tenantId = '', isEditing } = body;
    if ((await readHead(scope, { kind: params.kind, documentId, tenantId: '' })) === undefined) throw notFound();
    return { others: await noteEditing(scope, actor, { kind: params.kind, documentId, tenantId, isEditing }) };
  });

  route.company('documentHistory', async (scope, { actor, params, query }) => {
    const target =
      query.tenantId === undefined
        ? undefined
        : await requireTenant(scope, actor, { tenantId: query.tenantId, kind: params.kind });
    const head = await readHead(scope, {
      kind: params.kind,
      documentId: query.documentId,
      tenantId: query.tenantId ?? '',
    });
    if (head === undefined) throw notFound();
    const versions =
      query.version === undefined
        ? await readVersions(scope, head)
        : await readVersions(scope, head, { after: query.version - 1, upTo: query.version });
    const sections = withheldFrom(actor, params.kind, target ?? 'company');
    return versions.reverse().map(({ version, by, at, automatic, changes }) => {
      const { readable, withheld } = changesOutside(changes, sections);
      return { version, by, at, automatic, changes: readable, withheld, changeCount: changes.length };
    });
  });
}

/** @throws Fault 404 out of reach, 403 where documents of the kind are not this person's to read */
async function requireTenant(
  scope: CompanyScope,
  actor: Actor,
  { tenantId, kind }: { readonly tenantId: string; readonly kind: DocumentKind },
): Promise<GrantTarget & { name: string }> {
  const row = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const target = row === undefined ? undefined : { id: row.id, type: row.type, groupId: row.group_id, name: row.name };
  if (target === undefined || !mayAccess(actor.grants, target)) throw notFound();
  if (!mayOn(actor.grants, readersOf[kind], target)) throw forbidden();
  return target;
}

function parsePath(path: readonly unknown[]): Path {
  const parsed = pathSchema.safeParse(path);
  if (!parsed.success) throw invalid('INVALID', 'expected field names and { id } or { by, value } steps', 'body.path');
  return parsed.data;
}
