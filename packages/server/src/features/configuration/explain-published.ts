import {
  type GrantTarget,
  type JsonObject,
  type Path,
  type PublishedValue,
  publishedAt,
  SECRET_MOVED,
} from '@servery/domain';
import { computedParts, withComputed } from '../../configuration/computed/computed-parts.ts';
import { kinds } from '../../configuration/kinds.ts';
import { listMovedSecrets } from '../../configuration/secrets/secret-addresses.ts';
import { secretsIn } from '../../configuration/secrets/secret-references.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

const gradesStay = { code: 'NOT_PUBLISHED', message: 'Wage grades stay in the console.' };

interface AskedPlace {
  readonly kind: DocumentKind;
  readonly path: Path;
  /** Absent at company level. */
  readonly target: GrantTarget | undefined;
}

/** Law 11 of overrides: the value that a publication would bring a store at a place of its effective document, and the reasons that it differs from the layers. */
export async function explainPublished(
  scope: CompanyScope,
  effective: JsonObject,
  { kind, path, target }: AskedPlace,
): Promise<PublishedValue> {
  if (kind === 'employment' && path[0] === 'wageGrades') return { reasons: [gradesStay] };
  const part = computedParts[kind];
  if (part !== undefined && path[0] === part.section) {
    const { reason } = part;
    if (target === undefined || !part.isExplained) return { reasons: [reason] };
    const document = await withComputed(scope, { kind, at: target, document: effective });
    return { ...publishedAt(kinds[kind], document, path), reasons: [reason] };
  }
  const published = publishedAt(kinds[kind], effective, path);
  if (kind !== 'locationSettings') return published;
  const moved = await listMovedSecrets(scope, secretsIn(effective), effective);
  const isMoved = moved.some((field) => field.every((step, at) => step === path[at]));
  return isMoved ? { reasons: [SECRET_MOVED] } : published;
}
