import {
  type GrantTarget,
  type JsonObject,
  locationSettingsSchema,
  type SettingsNames,
  settingsNamesOf,
} from '@servery/domain';
import { readDocument, readHead } from '../../configuration/documents-store.ts';
import { kinds, onlyDocumentId } from '../../configuration/kinds.ts';
import { effectiveOf, readLayers } from '../../configuration/layers.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** What menus name of the settings of the company, or of one of its groups or locations. */
export async function readSettingsNames(scope: CompanyScope, target?: GrantTarget): Promise<SettingsNames> {
  const settings = kinds.locationSettings.complete(await readSettings(scope, target), {}).document;
  return settingsNamesOf(locationSettingsSchema.parse(settings));
}

async function readSettings(scope: CompanyScope, target: GrantTarget | undefined): Promise<JsonObject> {
  const kind = 'locationSettings';
  const documentId = onlyDocumentId(kind, scope.companyId);
  const head = await readHead(scope, { kind, documentId, tenantId: '' });
  if (head === undefined || head.version === 0) return {};
  if (target === undefined) return readDocument(scope, head, head.version);
  const layers = await readLayers(scope, { kind, documentId, target });
  return layers === undefined ? {} : effectiveOf(layers).document;
}
