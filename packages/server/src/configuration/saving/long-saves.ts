import type { Change } from '@servery/domain';
import { LRUCache } from 'lru-cache';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { createTurns } from '../../platform/work/fair-turns.ts';
import type { DocumentName } from '../layers-of-many.ts';

/** From so many changes on, a save is judged before the transaction that keeps it. */
const fewestChanges = 200;

/** Documents that were judged here a while ago: the parts of the others are not known yet, which makes their first save a long one. */
const known = new LRUCache<string, true>({ max: 1000, ttl: 3_600_000 });

/** Short saves of documents that are not known yet, by document: the others wait for the first one, which makes it known. */
const firstSaves = new Map<string, Promise<unknown>>();

/** One at a time: several would take the turns of the thread from everybody else. */
const turns = createTurns({ atOnce: 1, atOnceOfOne: 1, waiting: 200, waitingOfOne: 50 });

interface Save<Result> extends DocumentName {
  readonly changes: readonly Change[];
  /** Reads all that the save is judged by. @returns judges it, and leaves the outcome in memory for `save` */
  judge(scope: CompanyScope): Promise<() => Promise<unknown>>;
  save(scope: CompanyScope): Promise<Result>;
}

/**
 * Saves in one transaction of the company. A long save is judged outside of it first: a transaction holds the layer, and of the embedded database everybody, for as long as it
 * works. The transaction judges again where somebody has saved since.
 * @throws Fault 503 when too many long saves wait, and as the save
 */
export async function saveInTurn<Result>(
  database: Database,
  companyId: string,
  { kind, documentId, changes, judge, save }: Save<Result>,
): Promise<Result> {
  const name = [companyId, kind, documentId].join('|');
  const judgedFirst = () =>
    turns.take({ share: companyId }, async () => {
      const judged = await database.inCompany(companyId, judge);
      // The transaction refuses it too, after the rights and a newer version.
      await judged().catch(() => undefined);
      known.set(name, true);
      return database.inCompany(companyId, save);
    });
  if (changes.length >= fewestChanges) return judgedFirst();
  while (!known.has(name) && firstSaves.has(name)) await firstSaves.get(name)?.catch(() => undefined);
  if (known.has(name)) return database.inCompany(companyId, save);
  const first = judgedFirst().finally(() => firstSaves.delete(name));
  firstSaves.set(name, first);
  return first;
}

/** Remembers the outcome of an object for the last state that it was looked at in, as long as somebody holds the object. */
export function outcomes<Result>() {
  const known = new WeakMap<object, { readonly state: string; readonly outcome: Promise<Result> }>();
  return (of: object, state: string, find: () => Promise<Result>): Promise<Result> => {
    const last = known.get(of);
    if (last?.state === state) return last.outcome;
    const outcome = find();
    known.set(of, { state, outcome });
    return outcome;
  };
}
