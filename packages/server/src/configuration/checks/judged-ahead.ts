import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { Change, Grant, GrantTarget } from '@servery/domain';
import { Piscina } from 'piscina';
import type { Actor } from '../../access/actor.ts';
import { faultOf } from '../../platform/bodies/body-task.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { createTurns } from '../../platform/work/fair-turns.ts';
import { threadLife } from '../../platform/work/thread-life.ts';
import { readHead, readOverrideChanges } from '../documents-store.ts';
import { readPacked } from '../kept-documents.ts';
import type { OverrideOutcome, OverrideTask } from './override-worker.ts';

/** The override that somebody is about to save. */
interface OverrideToJudge {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly target: GrantTarget;
  readonly expectedVersion: number;
  readonly changes: readonly Change[];
}

/** Versions of what an override is laid over and of the list that it replaces; 0: none. */
export interface JudgedVersions {
  readonly base: number;
  readonly group: number;
  readonly own: number;
}

/** What a thread found about an override, at the versions that it read. */
export interface JudgedAhead {
  readonly versions: JudgedVersions;
  /** What the person held then. */
  readonly grants: readonly Grant[];
  readonly changes: readonly Change[];
  readonly outcome: OverrideOutcome;
}

/** Who saves. */
type Judging = Pick<Actor, 'companyId' | 'userId' | 'grants'>;

export interface OverrideJudge {
  /**
   * Judges an override in a thread of its own, before a transaction holds anything: where the document or the list is large.
   * @returns undefined for what is judged in a few milliseconds, and for what the save refuses by itself
   * @throws Fault 503 when too many are waiting, 413 for one that takes too much
   */
  judgeAhead(database: Database, actor: Judging, save: OverrideToJudge): Promise<JudgedAhead | undefined>;
  close(): Promise<void>;
}

/** Packed bytes of a document, and changes of a list, that are judged where everybody else is answered as well. */
const ownBytes = 32 * 1024;
const ownChanges = 500;
const longestMillis = 60_000;
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));

export function createOverrideJudge(): OverrideJudge {
  const pool = new Piscina<OverrideTask, OverrideOutcome>({
    filename: new URL('./override-worker.ts', import.meta.url).href,
    ...threadLife,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const turns = createTurns({ atOnce: threads, atOnceOfOne: threads, waiting: 16, waitingOfOne: 16 });
  return {
    judgeAhead: async (database, actor, save) => {
      const found = await database.inCompany(actor.companyId, (scope) => readTask(scope, actor, save));
      if (found === undefined) return undefined;
      const outcome = await turns.take({ share: actor.userId }, () => run(pool, found.task));
      return { versions: found.versions, grants: actor.grants, changes: save.changes, outcome };
    },
    close: () => pool.destroy(),
  };
}

/** What was judged ahead, where versions and rights are still the same. @throws Fault as the judge found */
export function stillJudged(
  ahead: JudgedAhead | undefined,
  { versions, grants, changes }: Omit<JudgedAhead, 'outcome'>,
) {
  if (ahead === undefined || ahead.changes !== changes) return undefined;
  const { base, group, own } = ahead.versions;
  if (base !== versions.base || group !== versions.group || own !== versions.own) return undefined;
  if (!isDeepStrictEqual(ahead.grants, grants)) return undefined;
  if (ahead.outcome.kind === 'refused') throw faultOf(ahead.outcome);
  return ahead.outcome;
}

async function readTask(scope: CompanyScope, { grants }: Judging, save: OverrideToJudge) {
  const { kind, documentId, target, changes } = save;
  const key = { kind, documentId, tenantId: '' };
  const base = await readHead(scope, key);
  const own = await readHead(scope, { ...key, tenantId: target.id });
  if (base === undefined || base.version === 0 || (own?.version ?? 0) !== save.expectedVersion) return undefined;
  const bytes = await readPacked(scope, key, base.version);
  if (bytes.byteLength <= ownBytes && changes.length <= ownChanges) return undefined;
  const groupKey = target.type === 'LOCATION' && target.groupId !== null ? { ...key, tenantId: target.groupId } : null;
  const group = groupKey === null ? undefined : await readHead(scope, groupKey);
  const task: OverrideTask = {
    kind,
    grants,
    target,
    base: bytes,
    groupChanges: group === undefined ? [] : await readOverrideChanges(scope, group, group.version),
    before: own === undefined ? [] : await readOverrideChanges(scope, own, own.version),
    changes,
  };
  return { task, versions: { base: base.version, group: group?.version ?? 0, own: own?.version ?? 0 } };
}

/** A thread that runs out of memory or time is ended. */
async function run(pool: Piscina<OverrideTask, OverrideOutcome>, task: OverrideTask): Promise<OverrideOutcome> {
  const signal = AbortSignal.timeout(longestMillis);
  try {
    return await pool.run(task, { signal });
  } catch (error) {
    if (signal.aborted || (error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY'))
      throw new Fault(413, 'TOO_MUCH_TO_CHECK');
    throw error;
  }
}
