import { gunzipSync } from 'node:zlib';
import type { GrantTarget, JsonObject } from '@servery/domain';
import { employeesOf } from '../../configuration/employees-of.ts';
import { parseDocument } from '../../configuration/stored-json.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** EE-06: the people of this moment who work at a location, by name; whatever the document itself says of people. */
export async function withEmployees(
  scope: CompanyScope,
  location: GrantTarget,
  document: JsonObject,
): Promise<JsonObject> {
  return { ...document, employees: [...(await employeesOf(scope, location))] };
}

/** The same document with the people that a snapshot carries: what the location was given before. */
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
