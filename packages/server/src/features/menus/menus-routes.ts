import { operations } from '@servery/contract';
import { asJsonObject } from '@servery/domain';
import { admitLocations } from '../../access/guard.ts';
import type { Routes } from '../../access/routes.ts';
import { isUnchanged } from '../../configuration/conditional.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { companyRecordOf, readLayers, recordOf } from '../../configuration/layers.ts';
import type { LayerHooks } from '../../configuration/saving/layer-hooks.ts';
import { saveInTurn } from '../../configuration/saving/long-saves.ts';
import { overrideToJudge, saveBase } from '../../configuration/saving/saves.ts';
import { readDesigns, readSettingsNames } from '../../configuration/settings-names.ts';
import { spellDocument } from '../../configuration/stored-json.ts';
import { readVersionHeads } from '../../configuration/versions/version-history.ts';
import { notFound } from '../../platform/fault.ts';
import { answerPacked } from '../../platform/http/packed-answers.ts';
import { refuseChangedFields } from '../../platform/read-only-fields.ts';
import { saveMenuOverride, saveSingleUse } from './menu-overrides.ts';
import { findTemplate, listTemplates, refuseTemplate, requireMayChange, saveAsTemplate } from './menu-templates.ts';
import {
  assignMenu,
  compareVersions,
  createMenu,
  deleteMenu,
  listMenus,
  menuHeadOf,
  menuRecordOf,
  requireFreeName,
  requireMenu,
} from './menus-service.ts';

/** Versions that one answer lists. */
const mostVersions = 1000;

/** The steps of the save of a menu beside those of every save. */
export const menuHooks: LayerHooks = { admit: requireMayChange, savedBelow: saveSingleUse };

export interface MenuParts {
  readonly providerId: string;
}

export function serveMenus(route: Routes, { providerId }: MenuParts): void {
  serveCompanyMenus(route, providerId);
  serveLocationMenus(route);
  serveTemplates(route, providerId);
}

function serveCompanyMenus(route: Routes, providerId: string): void {
  const { database } = route;

  route.company('companySettingsNames', (scope) => readSettingsNames(scope));
  route.company('companyDesigns', (scope) => readDesigns(scope));

  route.company('listMenus', (scope) => listMenus(scope));

  route('getMenu', async ({ actor, params, query, request, reply }) => {
    const { companyId } = actor();
    const head = await database.inCompany(companyId, (scope) => requireMenu(scope, params.menuId));
    if (isUnchanged(query, companyRecordOf(head))) return reply.code(304).send();
    const read = () =>
      database.inCompany(companyId, async (scope) => menuRecordOf(head, await readDocument(scope, head, head.version)));
    return answerPacked(request, reply, { key: `${companyId} ${JSON.stringify(menuHeadOf(head))}`, read });
  });

  route.company('listMenuVersions', async (scope, { params, query }) => {
    const head = await requireMenu(scope, params.menuId);
    const versions = await readVersionHeads(scope, head, { before: query.before, limit: mostVersions });
    return versions.map(({ withheld: _, ...version }) => version);
  });

  route.company('compareMenuVersions', async (scope, { params }) => ({
    changes: await compareVersions(scope, params.menuId, { from: params.v1, to: params.v2 }),
  }));

  route('createMenu', async ({ actor, body }) => {
    const { companyId } = actor();
    const template =
      body.templateId === undefined
        ? undefined
        : (await findTemplate(database, { companyId, providerId }, body.templateId)).document;
    return database.inCompany(companyId, async (scope) => {
      return companyRecordOf(await requireMenu(scope, await createMenu(scope, actor(), { body, template })));
    });
  });

  route.company('putMenu', async (scope, { actor, body }) => {
    const head = await requireMenu(scope, body.id);
    requireMayChange(actor, head);
    if (body.ver === head.version) refuseChangedFields(operations.putMenu.readOnly, body, menuHeadOf(head));
    await requireFreeName(scope, body.name, body.id);
    await saveBase(scope, actor, {
      kind: 'menu',
      documentId: body.id,
      name: body.name,
      description: body.desc,
      singleUse: body.singleUse,
      expectedVersion: body.ver,
      document: asJsonObject(body.menuBlob),
      automatic: body.automatic ?? false,
    });
    return companyRecordOf(await requireMenu(scope, body.id));
  });

  route.company('deleteMenu', async (scope, { actor, params }) => {
    requireMayChange(actor, await requireMenu(scope, params.menuId));
    await deleteMenu(scope, actor, params.menuId);
  });

  route.company('assignMenu', async (scope, { actor, params, body }) => {
    await admitLocations(scope, actor, { operationId: 'assignMenu', locationIds: body.locationIds });
    refuseTemplate(await requireMenu(scope, params.menuId));
    await assignMenu(scope, actor, { menuId: params.menuId, locationIds: body.locationIds });
    return { assigned: body.locationIds };
  });
}

function serveLocationMenus(route: Routes): void {
  const { database } = route;

  route('getLocationMenu', async ({ actor, params, query, target, request, reply }) => {
    const { companyId } = actor();
    const layers = await database.inCompany(companyId, (scope) =>
      readLayers(scope, { kind: 'menu', documentId: params.menuId, target: target() }),
    );
    if (layers === undefined) throw notFound();
    const versions = recordOf(layers);
    if (isUnchanged(query, versions)) return reply.code(304).send();
    const read = async () => ({
      ...menuRecordOf(layers.base, layers.document),
      ...versions,
      override: layers.override,
      groupOverride: layers.groupOverride,
    });
    const key = [companyId, target().id, JSON.stringify({ ...menuHeadOf(layers.base), ...versions })].join(' ');
    return answerPacked(request, reply, { key, read });
  });

  route.company('locationSettingsNames', (scope, { target }) => readSettingsNames(scope, target()));
  route.company('locationDesigns', (scope, { target }) => readDesigns(scope, target()));

  route('putMenuOverride', async ({ actor, params, query, body, target }) => {
    const save = {
      kind: 'menu',
      documentId: params.menuId,
      target: target(),
      expectedVersion: query.overrideVer,
      changes: body.changes,
      automatic: body.automatic ?? false,
    } as const;
    return saveInTurn(database, actor().companyId, {
      ...save,
      judge: (scope) => overrideToJudge(scope, actor(), save),
      save: (scope) => saveMenuOverride(scope, actor(), save),
    });
  });
}

function serveTemplates(route: Routes, providerId: string): void {
  const { database } = route;

  route.company('saveAsTemplate', async (scope, { actor, params, body }) => {
    return companyRecordOf(await saveAsTemplate(scope, actor, { ...body, menuId: params.menuId }));
  });

  route('listMenuTemplates', async ({ actor }) =>
    listTemplates(database, { companyId: actor().companyId, providerId }),
  );

  route('getMenuTemplate', async ({ actor, params }) => {
    const homes = { companyId: actor().companyId, providerId };
    const { document, ...template } = await findTemplate(database, homes, params.templateId);
    return { ...template, menuBlob: spellDocument(document) };
  });
}
