import type { ChangedAlike } from '@servery/contract';
import { type PlaceValue, setValues } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { changedAlike } from '../../configuration/changed-alike.ts';
import { kinds } from '../../configuration/kinds.ts';
import { inheritedOf, type Layers } from '../../configuration/layers.ts';
import { overrideTargets } from '../../configuration/override-targets.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

interface PreviewAsked {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly values: readonly PlaceValue[];
  readonly tenantIds: readonly string[];
}

/** Preview of the changes at groups and locations if each of them had these values. @throws Fault 404 or 403 as the save does */
export async function previewValuesBelow(
  scope: CompanyScope,
  actor: Actor,
  asked: PreviewAsked,
): Promise<{ groups: ChangedAlike[] }> {
  const { kind, documentId, values, tenantIds } = asked;
  const targets = await overrideTargets(scope, actor, { kind, tenantIds, paths: values.map(({ path }) => path) });
  const change = (layers: Layers) => valuesAt({ kind: kinds[kind], values }, layers);
  return { groups: await changedAlike(scope, actor, { name: { kind, documentId }, targets, change }) };
}

function valuesAt(given: Parameters<typeof setValues>[0], layers: Layers) {
  const { was, document, lost } = setValues(given, {
    parent: inheritedOf(layers),
    own: layers.override?.changes ?? [],
  });
  const changes = lost.map(({ path, value }) => ({ kind: 'FIELD_REPLACED', path, to: value }) as const);
  return { was, document, leftOut: [{ changes, before: layers.document, after: layers.document }], secrets: 0 };
}
