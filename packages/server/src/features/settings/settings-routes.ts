import { changesOutside, mayAccess, standardTemplate } from '@servery/domain';
import type { Routes } from '../../access/routes.ts';
import { overrideIdOf, readHead, readOverrideChanges } from '../../configuration/documents-store.ts';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import { notFound } from '../../platform/fault.ts';
import { serveBlobs } from './blob-routes.ts';
import { copySettings } from './copy-settings.ts';
import { countOwnSettings } from './own-settings.ts';
import { previewCopy } from './preview-settings.ts';
import { previewReset, resetSettings } from './reset-settings.ts';
import { undoSettings } from './save-settings.ts';

export function serveSettings(route: Routes): void {
  serveBlobs(route, 'locationSettings');
  serveBlobs(route, 'employment');

  route.company('previewSettingsCopy', (scope, { actor, body }) => previewCopy(scope, actor, body));

  route.company('copySettings', (scope, { actor, body }) => copySettings(scope, actor, body));

  route.company('countOwnSettings', (scope, { actor, body }) => countOwnSettings(scope, actor, body));

  route.company('previewSettingsReset', (scope, { actor, body }) => previewReset(scope, actor, body));

  route.company('resetSettings', (scope, { actor, body }) => resetSettings(scope, actor, body));

  route.company('undoSettingsSaves', (scope, { actor, body }) => undoSettings({ scope, actor, ...body }));

  route('getPrintingTemplate', async ({ params }) => {
    const template = standardTemplate(params.printerType, params.templateName);
    if (template === undefined) throw notFound();
    return template;
  });

  route.company('getSettingsOverride', async (scope, { actor, params }) => {
    const documentId = onlyDocumentId('locationSettings', scope.companyId);
    const tenantId = params.overrideId.startsWith(`${documentId}__`)
      ? params.overrideId.slice(documentId.length + 2)
      : '';
    const tenant = await scope.db
      .selectFrom('tenants')
      .select(['id', 'type', 'group_id'])
      .where('company_id', '=', scope.companyId)
      .where('id', '=', tenantId)
      .executeTakeFirst();
    const target = tenant && { id: tenant.id, type: tenant.type, groupId: tenant.group_id };
    if (target === undefined || !mayAccess(actor.grants, target)) throw notFound();
    const head = await readHead(scope, { kind: 'locationSettings', documentId, tenantId });
    if (head === undefined) throw notFound();
    const changes = await readOverrideChanges(scope, head, head.version);
    const { readable, withheld } = changesOutside(changes, withheldFrom(actor, 'locationSettings', target));
    return { id: overrideIdOf(head), ver: head.version, changes: readable, withheld };
  });
}
