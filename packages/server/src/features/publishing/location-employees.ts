import { gunzipSync } from 'node:zlib';
import type { JsonObject } from '@servery/domain';
import { parseDocument } from '../../configuration/stored-json.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** A document with the people that a snapshot carries: those that the location was given before. */
export async function withPublishedEmployees(
  scope: CompanyScope,
  hash: string,
  document: JsonObject,
): Promise<JsonObject> {
  const { bytes } = await scope.db
    .selectFrom('snapshots')
    .select('bytes')
    .where('company_id', '=', scope.companyId)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  const { employees = [] } = parseDocument(gunzipSync(bytes).toString('utf8'));
  return { ...document, employees };
}
