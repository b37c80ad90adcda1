import type { ChangedAlike } from '@servery/contract';
import { type Change, changesOutside, diff, editCount, type GrantTarget, type JsonObject } from '@servery/domain';
import { wordsOf } from '@servery/words';
import type { Actor } from '../access/actor.ts';
import type { CompanyScope } from '../platform/database/database.ts';
import { notFound } from '../platform/fault.ts';
import { changesInWords } from './changes-in-words.ts';
import { kinds } from './kinds.ts';
import type { Layers } from './layers.ts';
import { type DocumentName, readLayersOfMany } from './layers-of-many.ts';
import { outsideNames } from './outside-names.ts';
import { withheldFrom } from './secrets/withheld.ts';

const changesShown = 100;

/** Changes that are read in the words of the documents before and after them. */
export interface ChangesBetween {
  readonly changes: readonly Change[];
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** The document that a group or location would have instead of the one that it has. */
export interface ChangedLevel {
  readonly was: JsonObject;
  readonly document: JsonObject;
  /** Changes that have no place there. */
  readonly leftOut: readonly ChangesBetween[];
  /** How many changes are secrets: they are set at each location itself. */
  readonly secrets: number;
}

interface AlikeAsked {
  readonly name: DocumentName;
  readonly targets: readonly GrantTarget[];
  readonly change: (layers: Layers) => ChangedLevel;
}

/**
 * The changes that groups and locations would get, in sentences; where own changes, those of the group and the readable sections are the same,
 * the result is the same, and is read once. @throws Fault 404 where the company has no such document
 */
export async function changedAlike(
  scope: CompanyScope,
  actor: Actor,
  { name, targets, change }: AlikeAsked,
): Promise<ChangedAlike[]> {
  const all = await readLayersOfMany(scope, name, targets);
  const named = outsideNames(scope);
  const groups = new Map<string, ChangedAlike>();
  for (const target of targets) {
    const layers = all?.get(target.id);
    if (layers === undefined) throw notFound();
    const location = { tenantId: target.id, version: layers.override?.ver ?? 0 };
    const withheld = withheldFrom(actor, name.kind, target);
    const key = JSON.stringify([layers.groupOverride?.changes ?? [], layers.override?.changes ?? [], withheld]);
    const known = groups.get(key);
    if (known !== undefined) {
      known.locations.push(location);
      continue;
    }
    const inWords = ({ changes, before, after }: ChangesBetween) =>
      named(target, (reader) =>
        changesInWords(changes.slice(0, changesShown), wordsOf(name.kind, reader), { before, after }),
      );
    groups.set(key, { locations: [location], ...(await wordsFor(change(layers), { name, withheld, inWords })) });
  }
  return [...groups.values()];
}

interface Wording {
  readonly name: DocumentName;
  readonly withheld: readonly string[];
  readonly inWords: (between: ChangesBetween) => Promise<ChangedAlike['changes']>;
}

async function wordsFor(
  { was, document, leftOut, secrets }: ChangedLevel,
  { name, withheld, inWords }: Wording,
): Promise<Omit<ChangedAlike, 'locations'>> {
  const { readable } = changesOutside(diff(was, document, kinds[name.kind].identifiers), withheld);
  const sentences: ChangedAlike['leftOut'] = [];
  for (const between of leftOut) sentences.push(...(await inWords(between)));
  return {
    changes: await inWords({ changes: readable, before: was, after: document }),
    changeCount: editCount(readable),
    leftOut: sentences,
    secrets,
  };
}
