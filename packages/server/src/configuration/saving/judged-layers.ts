import { applyChanges, type Change, diff, type GrantTarget, type JsonObject } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { rests } from '../../platform/work/turns.ts';
import { noteCheckedDocument } from '../checks/checked-documents.ts';
import { type JudgedOverride, judgeOverride, noSuchTarget } from '../checks/judged-override.ts';
import { refuseUnknownFields } from '../checks/unknown-fields.ts';
import { checkDocument, lookAhead } from '../checks/validation.ts';
import { type DocumentHead, readHead } from '../documents-store.ts';
import { kinds } from '../kinds.ts';
import type { DocumentName } from '../layers-of-many.ts';
import { outcomes } from './long-saves.ts';
import { companyLayer, type LayerBelow, layersBelow, type OpenLayer, stateOf } from './open-layer.ts';

interface Edit {
  readonly after: JsonObject;
  readonly changes: readonly Change[];
}

const edits = outcomes<Edit>();

/** The company's document with these changes, the same one for each state of the layer. @throws Fault 400 naming changes that have no target */
export function editOf(layer: OpenLayer, mine: readonly Change[]): Promise<Edit> {
  return edits(mine, stateOf(layer), async () => {
    const { document: before } = await layer.read();
    const after = applied(before, mine);
    return { after, changes: diff(before, after, kinds[layer.head.kind].identifiers) };
  });
}

const lists = outcomes<readonly Change[] | undefined>();

/**
 * The list that a group or location keeps with these changes, the same one for each state of the layer.
 * @returns undefined: they change nothing
 * @throws Fault 400 naming changes that have no target
 */
export function listWith(layer: LayerBelow, mine: readonly Change[]): Promise<readonly Change[] | undefined> {
  return lists(mine, stateOf(layer), async () => {
    const { identifiers } = kinds[layer.head.kind];
    const { document, orphans } = await layer.read();
    const after = applied(document, mine);
    if (diff(document, after, identifiers).length === 0) return undefined;
    return [...diff(await layer.above.read(), after, identifiers), ...orphans];
  });
}

/** @throws Fault 400 naming changes that have no target */
function applied(document: JsonObject, changes: readonly Change[]): JsonObject {
  const { document: after, orphans } = applyChanges(document, changes);
  if (orphans.length > 0) throw noSuchTarget(orphans);
  return after;
}

const judgements = outcomes<JudgedOverride>();

interface ListThere {
  readonly layer: LayerBelow;
  readonly list: readonly Change[];
  /** Awaited between the steps. */
  readonly rest?: () => Promise<void>;
}

/** Judges the list that a group or location is about to keep, once for each person and state of the layer. @throws Fault 400 and 403 naming the field */
export function judgeList(
  { userId, grants }: Actor,
  { layer, list: changes, rest }: ListThere,
): Promise<JudgedOverride> {
  const { head, target, own: before, above } = layer;
  return judgements(changes, `${userId} ${stateOf(layer)}`, async () =>
    judgeOverride({ kind: head.kind, target, grants, before, changes, parent: await above.read() }, rest),
  );
}

interface ChangesToJudge extends DocumentName {
  /** The group or location; null: the company. */
  readonly target: GrantTarget | null;
  /** The version of the layer that they were made on. */
  readonly baseVersion: number;
  readonly changes: readonly Change[];
}

/** Reads all that a save of changes is judged by. @returns judges it, unless others have saved since */
export async function changesToJudge(scope: CompanyScope, actor: Actor, save: ChangesToJudge) {
  const { target, baseVersion, changes } = save;
  const base = await readHead(scope, { ...save, tenantId: '' });
  if (base === undefined || base.version === 0) return async () => undefined;
  if (target === null) return documentToJudge(scope, base, save);
  const layer = await layersBelow(scope, base).open(target);
  await layer.read();
  return async () => {
    if (layer.head.version !== baseVersion) return;
    const rest = rests();
    const list = await listWith(layer, changes);
    await rest();
    if (list !== undefined) await judgeList(actor, { layer, list, rest });
  };
}

async function documentToJudge(scope: CompanyScope, head: DocumentHead, { baseVersion, changes }: ChangesToJudge) {
  const layer = companyLayer(scope, head);
  const { document: before } = await layer.read();
  const { kind, version } = head;
  return async () => {
    if (version !== baseVersion) return;
    const rest = rests();
    const { after } = await editOf(layer, changes);
    await rest();
    await lookAhead(kind, after, rest);
    checkDocument(kind, after, 'company');
    noteCheckedDocument(kind, after);
    await rest();
    refuseUnknownFields({ kind, before, after });
  };
}
