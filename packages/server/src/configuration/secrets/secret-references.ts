import {
  findByPath,
  type GrantTarget,
  type Json,
  type JsonObject,
  movedSecretProblems,
  SECRET_MOVED,
  type SecretReference,
  secretPaths,
  secretReferenceSchema,
} from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault, type FaultDetail } from '../../platform/fault.ts';
import { pathText } from '../checks/validation.ts';
import { bindSecrets, type NamedSecret } from './secret-addresses.ts';

interface Edit {
  /** The group or location; null for the company's document. */
  readonly target: GrantTarget | null;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/**
 * Location settings may only come to name secrets that were set for that field of the company, the group or the location
 * itself, hold no value, and send none to an address that it was not set for.
 * @throws Fault 400 that names the fields
 */
export async function refuseForeignSecrets(scope: CompanyScope, edit: Edit): Promise<void> {
  const errors: FaultDetail[] = movedSecretProblems(edit.before, edit.after).map(({ code, message, path }) => ({
    code,
    message,
    path: pathText(path),
  }));
  const added: AddedReference[] = [];
  for (const path of secretPaths) {
    const field = path.join('.');
    const [was, is] = [findByPath(edit.before, path), findByPath(edit.after, path)];
    if (is === undefined || is === null) continue;
    const parsed = secretReferenceSchema.safeParse(is);
    if (!parsed.success)
      errors.push({
        code: 'SECRET_IN_DOCUMENT',
        message: 'A secret cannot be sent with the settings. Set it with the call for secrets.',
        path: field,
      });
    else if (!isSame(was, parsed.data)) added.push({ field, reference: parsed.data });
  }
  for (const reference of added) {
    if (!(await isKnown(scope, edit.target, reference)))
      errors.push({
        code: 'UNKNOWN_SECRET',
        message: 'This secret was not set for this field here.',
        path: reference.field,
      });
  }
  if (errors.length > 0) throw new Fault(400, 'INVALID', { errors });
  const named = added.map(({ field, reference }) => ({ field, secretRef: reference.secretRef }));
  const moved = await bindSecrets(scope, named, edit.after);
  if (moved.length > 0)
    throw new Fault(400, 'INVALID', { errors: moved.map(({ field }) => ({ ...SECRET_MOVED, path: field })) });
}

/** The references that a document holds, each with its field. */
export function secretsIn(document: JsonObject): NamedSecret[] {
  return secretPaths.flatMap((path) => {
    const parsed = secretReferenceSchema.safeParse(findByPath(document, path));
    return parsed.success ? [{ field: path.join('.'), secretRef: parsed.data.secretRef }] : [];
  });
}

function isSame(was: Json | undefined, reference: SecretReference): boolean {
  const parsed = secretReferenceSchema.safeParse(was);
  return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(reference);
}

interface AddedReference {
  readonly field: string;
  readonly reference: SecretReference;
}

async function isKnown(
  scope: CompanyScope,
  target: GrantTarget | null,
  { field, reference: { secretRef, last4, setAt, setBy } }: AddedReference,
): Promise<boolean> {
  const row = await scope.db
    .selectFrom('secrets')
    .select(['tenant_id', 'last4', 'set_at', 'set_by'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', secretRef)
    .where('field', '=', field)
    .executeTakeFirst();
  const places = ['', target?.id, target?.groupId];
  return (
    row !== undefined &&
    places.includes(row.tenant_id) &&
    row.last4 === last4 &&
    row.set_by === setBy &&
    row.set_at.toISOString() === setAt
  );
}
