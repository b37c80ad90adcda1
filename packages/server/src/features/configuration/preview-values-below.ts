import type { ChangedAlike } from '@servery/contract';
import {
  applyChanges,
  type Change,
  changesOutside,
  diff,
  type GrantTarget,
  type JsonObject,
  type PlaceValue,
  setValues,
} from '@servery/domain';
import { wordsOf } from '@servery/words';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { changesInWords } from '../../configuration/changes-in-words.ts';
import { readDocument, readHead } from '../../configuration/documents-store.ts';
import { kinds } from '../../configuration/kinds.ts';
import { outsideNames } from '../../configuration/outside-names.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import { parseChanges } from '../../configuration/stored-json.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/fault.ts';
import { overrideTargets } from './override-targets.ts';
import { refuseWithheldValues } from './set-values-below.ts';

const changesShown = 100;

interface PreviewAsked {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly values: readonly PlaceValue[];
  readonly tenantIds: readonly string[];
}

/**
 * What would change at groups and locations if each of them kept these values; where the same would change is read once.
 * @throws Fault 404 or 403 as the save does
 */
export async function previewValuesBelow(
  scope: CompanyScope,
  actor: Actor,
  asked: PreviewAsked,
): Promise<{ groups: ChangedAlike[] }> {
  const { kind, documentId, values } = asked;
  const targets = await overrideTargets(scope, actor, asked);
  refuseWithheldValues(actor, kind, { targets, values });
  const head = await readHead(scope, { kind, documentId, tenantId: '' });
  if (head === undefined || head.version === 0) throw notFound();
  const base = await readDocument(scope, head, head.version);
  const kept = await readKept(scope, asked, targets);
  const named = outsideNames(scope);
  const groups = new Map<string, ChangedAlike>();
  for (const target of targets) {
    const own = kept.get(target.id) ?? nothing;
    const group = (target.type === 'LOCATION' && kept.get(target.groupId ?? '')) || nothing;
    const withheld = withheldFrom(actor, kind, target);
    const location = { tenantId: target.id, version: own.version };
    const key = JSON.stringify([group.changes, own.changes, withheld]);
    const known = groups.get(key);
    if (known !== undefined) {
      known.locations.push(location);
      continue;
    }
    groups.set(key, {
      locations: [location],
      ...(await wordsFor({ asked, base, group, own, target, withheld, named })),
    });
  }
  return { groups: [...groups.values()] };
}

interface ValuesToShow {
  readonly asked: PreviewAsked;
  readonly base: JsonObject;
  readonly group: Kept;
  readonly own: Kept;
  readonly target: GrantTarget;
  readonly withheld: readonly string[];
  readonly named: ReturnType<typeof outsideNames>;
}

async function wordsFor({ asked: { kind, values }, base, group, own, target, withheld, named }: ValuesToShow) {
  const parent = applyChanges(base, group.changes).document;
  const { was, document, lost } = setValues({ kind: kinds[kind], values }, { parent, own: own.changes });
  const changes = changesOutside(diff(was, document, kinds[kind].identifiers), withheld).readable;
  const words = (some: readonly Change[], before: JsonObject, after: JsonObject) =>
    named(target, (reader) => changesInWords(some.slice(0, changesShown), wordsOf(kind, reader), { before, after }));
  return {
    changes: await words(changes, was, document),
    changeCount: changes.length,
    leftOut: await words(lost.map(asChange), base, base),
    secrets: 0,
  };
}

function asChange({ path, value }: PlaceValue): Change {
  return { kind: 'FIELD_REPLACED', path, to: value };
}

interface Kept {
  readonly version: number;
  readonly changes: readonly Change[];
}

const nothing: Kept = { version: 0, changes: [] };

/** What groups and locations, and the groups of these, keep. LATERAL with LIMIT finds the newest version of one by its key. */
async function readKept(
  scope: CompanyScope,
  { kind, documentId }: PreviewAsked,
  targets: readonly GrantTarget[],
): Promise<ReadonlyMap<string, Kept>> {
  const ids = targets.flatMap(({ id, groupId }) => (groupId === null ? [id] : [id, groupId]));
  const { rows } = await sql<{ readonly tenant_id: string; readonly version: number; readonly changes: unknown }>`
    SELECT own.tenant_id, own.version, said.changes
    FROM documents own
    CROSS JOIN LATERAL (
      SELECT said.override_changes AS changes FROM document_versions said
      WHERE said.company_id = own.company_id AND said.kind = own.kind AND said.document_id = own.document_id
        AND said.tenant_id = own.tenant_id AND said.version = own.version LIMIT 1) said
    WHERE own.company_id = ${scope.companyId} AND own.kind = ${kind} AND own.document_id = ${documentId}
      AND own.deleted_at IS NULL AND own.tenant_id = ${anyOf(ids)}`.execute(scope.db);
  return new Map(
    rows.map(({ tenant_id: id, version, changes }) => [id, { version, changes: parseChanges(changes ?? []) }]),
  );
}
