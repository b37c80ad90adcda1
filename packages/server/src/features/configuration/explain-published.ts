import { type GrantTarget, type JsonObject, type Path, type PublishedValue, publishedAt } from '@servery/domain';
import { computedParts, withComputed } from '../../configuration/computed/computed-parts.ts';
import { kindHooks } from '../../configuration/kind-hooks.ts';
import { kinds } from '../../configuration/kinds.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

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
  const part = computedParts[kind];
  if (part !== undefined && path[0] === part.section) {
    const { reason } = part;
    if (target === undefined || !part.isExplained) return { reasons: [reason] };
    const document = await withComputed(scope, { kind, at: target, document: effective });
    return { ...publishedAt(kinds[kind], document, path), reasons: [reason] };
  }
  const reason = await kindHooks[kind].unpublished?.(scope, { document: effective, path });
  return reason === undefined ? publishedAt(kinds[kind], effective, path) : { reasons: [reason] };
}
