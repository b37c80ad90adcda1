import {
  concernOf,
  NEW_ROLLOUT,
  type PublishWave,
  type Rollout,
  type RolloutCommand,
  type RolloutEvent,
  step,
} from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { pieces, rowsOf } from '../../../platform/database/lists.ts';
import type { PublicationPlan } from '../../../platform/database/tables.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { awaitConfirmation, tellStopped } from '../publication-notices.ts';
import { addRollout, keepRollout, takeRollout } from './rollout-store.ts';
import { wavesQueue } from './waves-queue.ts';

/** The work that a step may command beside the work that every transaction can do. */
export interface Means {
  readonly jobs?: Pick<Jobs, 'enqueueAll'>;
  /** The person whose act it is. */
  readonly actor?: { readonly userId: string; readonly name: string };
  /** Points locations to the documents built for them, from the instant at which the publication ends there. */
  readonly publish?: (locationIds: readonly string[], at: Date) => Promise<void>;
  /** Begins a publication with a part of the plan. */
  readonly splitOff?: (waves: readonly PublishWave[]) => Promise<void>;
}

interface Advanced {
  readonly before: Rollout;
  /** Locations that the event changed anything at. */
  readonly changed: number;
  /** The locations to build once this is committed. */
  readonly toBuild: readonly string[];
}

/**
 * Takes one step of a publication: reads the part that the event concerns, stores the changes of the step, and carries out its
 * commands, all in the transaction at hand. Only here a publication moves on.
 * @returns undefined when the publication is gone
 */
export async function advance(
  scope: CompanyScope,
  publicationId: string,
  { event, means = {} }: { readonly event: RolloutEvent; readonly means?: Means },
): Promise<Advanced | undefined> {
  const before = await takeRollout(scope, publicationId, concernOf(event));
  if (before === undefined) return undefined;
  const { rollout: after, commands } = step(before, event);
  const at = new Date();
  const changed = await keepRollout(scope, publicationId, { before, after, heldBy: means.actor?.name ?? null, at });
  for (const command of commands) await carryOut(scope, command, { publicationId, means, at });
  return { before, changed, toBuild: commands.flatMap((one) => (one.kind === 'build' ? one.locationIds : [])) };
}

interface NewRollout {
  readonly publicationId: string;
  readonly event: Extract<RolloutEvent, { readonly kind: 'accepted' }>;
  /** By location. */
  readonly plans: ReadonlyMap<string, PublicationPlan>;
}

/** The first step of a publication whose row is there. */
export async function beginRollout(
  scope: CompanyScope,
  jobs: Pick<Jobs, 'enqueueAll'>,
  { publicationId, event, plans }: NewRollout,
): Promise<void> {
  const { rollout, commands } = step(NEW_ROLLOUT, event);
  await addRollout(scope, publicationId, { rollout, plans });
  for (const command of commands) await carryOut(scope, command, { publicationId, means: { jobs }, at: new Date() });
}

interface Context {
  readonly publicationId: string;
  readonly means: Means;
  /** The instant of the step. */
  readonly at: Date;
}

async function carryOut(
  scope: CompanyScope,
  command: RolloutCommand,
  { publicationId, means, at }: Context,
): Promise<void> {
  switch (command.kind) {
    case 'openWaves':
      return openWaves(scope, needed(means.jobs), { publicationId, waves: command.waves });
    case 'closeWaves':
      return closeWaves(scope, publicationId, command.waves);
    // After the commit: it takes its time.
    case 'build':
      return;
    case 'publish':
      return needed(means.publish)(command.locationIds, at);
    case 'splitOff':
      return needed(means.splitOff)(command.waves);
    case 'tell': {
      const { actor = null } = means;
      return tellStopped(scope, { publicationId, state: command.state, by: command.state === 'FAILED' ? null : actor });
    }
    case 'complete':
      return awaitConfirmation(scope, publicationId);
  }
}

interface OpenedWaves {
  readonly publicationId: string;
  readonly waves: Extract<RolloutCommand, { readonly kind: 'openWaves' }>['waves'];
}

/** Enters waves into the index of open work and enqueues each for its time. */
async function openWaves(
  scope: CompanyScope,
  jobs: Pick<Jobs, 'enqueueAll'>,
  { publicationId, waves }: OpenedWaves,
): Promise<void> {
  const columns = sql`company_id, publication_id, batch, due_at`;
  for (const piece of pieces(waves)) {
    const rows = piece.map(({ wave, dueMillis }) => ({
      company_id: scope.companyId,
      publication_id: publicationId,
      batch: wave,
      due_at: new Date(dueMillis).toISOString(),
    }));
    await sql`INSERT INTO open_batches (${columns}) SELECT ${columns} FROM ${rowsOf('open_batches', rows)}
      ON CONFLICT (company_id, publication_id, batch) DO UPDATE SET due_at = excluded.due_at`.execute(scope.db);
  }
  await jobs.enqueueAll(
    scope,
    wavesQueue,
    waves.map(({ wave, dueMillis }) => ({
      data: { companyId: scope.companyId, publicationId, wave },
      startAfter: new Date(dueMillis),
    })),
  );
}

async function closeWaves(scope: CompanyScope, publicationId: string, waves: readonly number[]): Promise<void> {
  for (const piece of pieces(waves))
    await scope.db
      .deleteFrom('open_batches')
      .where('company_id', '=', scope.companyId)
      .where('publication_id', '=', publicationId)
      .where('batch', '=', sql<number>`ANY(${piece}::int[])`)
      .execute();
}

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A step commands what this caller cannot do');
  return value;
}
