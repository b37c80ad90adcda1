import { addedImageUses, type ImageUse, imageUses, type JsonObject, withoutImages } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/lists.ts';
import { Fault } from '../platform/fault.ts';
import { pathText } from './checks/validation.ts';

const errorsShown = 50;

/**
 * A document may only come to name images of its own company; images that it named before are left as they are.
 * @throws Fault 400 that names the fields
 */
export async function refuseForeignImages(
  scope: CompanyScope,
  before: JsonObject,
  document: JsonObject,
): Promise<void> {
  await refuseForeignUses(scope, addedImageUses(before, document));
}

/** @throws Fault 400 that names the places whose image is not the company's */
export async function refuseForeignUses(scope: CompanyScope, added: readonly ImageUse[]): Promise<void> {
  const own = await ownImages(
    scope,
    added.map(({ imageId }) => imageId),
  );
  const foreign = added.filter(({ imageId }) => !own.has(imageId));
  if (foreign.length === 0) return;
  const errors = foreign.slice(0, errorsShown).map(({ path }) => ({
    code: 'UNKNOWN_IMAGE',
    message: 'This image does not exist.',
    path: pathText(path),
  }));
  throw new Fault(400, 'INVALID', { errors });
}

/** A menu that comes from elsewhere (a file, a template) loses the images that the company does not have. */
export async function dropForeignImages(scope: CompanyScope, document: JsonObject): Promise<JsonObject> {
  const own = await ownImages(
    scope,
    imageUses(document).map(({ imageId }) => imageId),
  );
  return withoutImages(document, (imageId) => own.has(imageId));
}

/** Deleted ones count: an older version of a menu may come back with them. */
async function ownImages(scope: CompanyScope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .selectFrom('images')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
