import type { FastifyInstance } from 'fastify';
import { admitLocations, type Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import { isUnchanged } from '../../configuration/conditional.ts';
import { readDocument, readVersions } from '../../configuration/documents-store.ts';
import { readLayers, recordOf } from '../../configuration/layers.ts';
import { saveBase } from '../../configuration/saves.ts';
import { asJsonObject } from '../../configuration/stored-json.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';
import { saveMenuOverride } from './menu-overrides.ts';
import { findTemplate, listTemplates, refuseTemplate, requireMayChange, saveAsTemplate } from './menu-templates.ts';
import {
  assignMenu,
  compareVersions,
  createMenu,
  deleteMenu,
  listMenus,
  menuRecordOf,
  requireFreeName,
  requireMenu,
} from './menus-service.ts';
import { readSettingsNames } from './settings-names.ts';

export function serveMenus(app: FastifyInstance, guard: Guard, database: Database, providerId: string): void {
  serveCompanyMenus(app, guard, database, providerId);
  serveLocationMenus(app, guard, database);
  serveTemplates(app, guard, database, providerId);
}

function serveCompanyMenus(app: FastifyInstance, guard: Guard, database: Database, providerId: string): void {
  serve(app, guard, 'companySettingsNames', async ({ actor }) =>
    database.inCompany(actor().companyId, (scope) => readSettingsNames(scope)),
  );

  serve(app, guard, 'listMenus', async ({ actor }) => database.inCompany(actor().companyId, listMenus));

  serve(app, guard, 'getMenu', async ({ actor, params, query, reply }) => {
    const record = await database.inCompany(actor().companyId, async (scope) => {
      const head = await requireMenu(scope, params.menuId);
      return menuRecordOf(head, await readDocument(scope, head, head.version));
    });
    return isUnchanged(query, record) ? reply.code(304).send() : record;
  });

  serve(app, guard, 'listMenuVersions', async ({ actor, params }) =>
    database.inCompany(actor().companyId, async (scope) => {
      const versions = await readVersions(scope, await requireMenu(scope, params.menuId));
      return versions.reverse().map(({ version, by, at, automatic, changes }) => ({
        version,
        by,
        at,
        automatic,
        changeCount: changes.length,
      }));
    }),
  );

  serve(app, guard, 'compareMenuVersions', async ({ actor, params }) => ({
    changes: await database.inCompany(actor().companyId, (scope) =>
      compareVersions(scope, params.menuId, params.v1, params.v2),
    ),
  }));

  serve(app, guard, 'createMenu', async ({ actor, body }) => {
    const { companyId } = actor();
    const template =
      body.templateId === undefined
        ? undefined
        : (await findTemplate(database, { companyId, providerId }, body.templateId)).document;
    return database.inCompany(companyId, async (scope) => {
      const head = await requireMenu(scope, await createMenu(scope, actor(), body, template));
      return savedOf(head.documentId, head.version);
    });
  });

  serve(app, guard, 'putMenu', async ({ actor, body }) => {
    const version = await database.inCompany(actor().companyId, async (scope) => {
      requireMayChange(actor(), await requireMenu(scope, body.id));
      await requireFreeName(scope, body.name, body.id);
      return saveBase(scope, actor(), {
        kind: 'menu',
        documentId: body.id,
        name: body.name,
        description: body.desc,
        singleUse: body.singleUse,
        expectedVersion: body.ver,
        document: asJsonObject(body.menuBlob),
        automatic: body.automatic ?? false,
      });
    });
    return savedOf(body.id, version);
  });

  serve(app, guard, 'deleteMenu', async ({ actor, params, reply }) => {
    await database.inCompany(actor().companyId, async (scope) => {
      requireMayChange(actor(), await requireMenu(scope, params.menuId));
      await deleteMenu(scope, actor(), params.menuId);
    });
    return reply.code(204).send();
  });

  serve(app, guard, 'assignMenu', async ({ actor, params, body }) => {
    await database.inCompany(actor().companyId, async (scope) => {
      await admitLocations(scope, 'assignMenu', actor(), body.locationIds);
      refuseTemplate(await requireMenu(scope, params.menuId));
      await assignMenu(scope, actor(), params.menuId, body.locationIds);
    });
    return { assigned: body.locationIds };
  });
}

function serveLocationMenus(app: FastifyInstance, guard: Guard, database: Database): void {
  serve(app, guard, 'getLocationMenu', async ({ actor, params, query, target, reply }) => {
    const layers = await database.inCompany(actor().companyId, (scope) =>
      readLayers(scope, 'menu', params.menuId, target()),
    );
    if (layers === undefined) throw notFound();
    if (isUnchanged(query, recordOf(layers))) return reply.code(304).send();
    return {
      ...menuRecordOf(layers.base, layers.document),
      ...recordOf(layers),
      override: layers.override,
      groupOverride: layers.groupOverride,
    };
  });

  serve(app, guard, 'locationSettingsNames', async ({ actor, target }) =>
    database.inCompany(actor().companyId, (scope) => readSettingsNames(scope, target())),
  );

  serve(app, guard, 'putMenuOverride', async ({ actor, params, query, body, target }) =>
    database.inCompany(actor().companyId, (scope) =>
      saveMenuOverride(scope, actor(), {
        kind: 'menu',
        documentId: params.menuId,
        target: target(),
        expectedVersion: query.overrideVer,
        changes: body.changes,
        automatic: body.automatic ?? false,
      }),
    ),
  );
}

function serveTemplates(app: FastifyInstance, guard: Guard, database: Database, providerId: string): void {
  serve(app, guard, 'saveAsTemplate', async ({ actor, params, body }) =>
    database.inCompany(actor().companyId, async (scope) => {
      const { documentId, version } = await saveAsTemplate(scope, actor(), params.menuId, body);
      return savedOf(documentId, version);
    }),
  );

  serve(app, guard, 'listMenuTemplates', async ({ actor }) =>
    listTemplates(database, { companyId: actor().companyId, providerId }),
  );

  serve(app, guard, 'getMenuTemplate', async ({ actor, params }) => {
    const homes = { companyId: actor().companyId, providerId };
    const { document, ...template } = await findTemplate(database, homes, params.templateId);
    return { ...template, menuBlob: JSON.stringify(document) };
  });
}

function savedOf(id: string, ver: number) {
  return { id, ver, overrideId: null, overrideVer: null, groupOverrideId: null, groupOverrideVer: null };
}
