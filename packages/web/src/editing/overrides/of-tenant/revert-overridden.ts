import type { Change } from '@servery/domain';
import type { DocumentAdapter, Keeping } from '../../document/document-adapter.ts';
import { keyOf } from './overridden-document.ts';

export type RevertOutcome =
  | { readonly status: 'done'; readonly dropped: readonly Change[] }
  | { readonly status: 'failed'; readonly message: string | undefined };

/**
 * Takes changes out of the list that a level keeps. Changes that somebody else saved in between stay: the newest list is read, exactly these changes are
 * taken out of it, and a conflict reads it again.
 */
export function revertOverridden(
  adapter: DocumentAdapter,
  keeping: Keeping,
  drop: readonly Change[],
): Promise<RevertOutcome> {
  const keys = new Set(drop.map(writtenOut));
  return rewrite(adapter, keeping, (own) => {
    const dropped = own.filter((change) => keys.has(writtenOut(change)));
    return { own: own.filter((change) => !dropped.includes(change)), changed: dropped };
  });
}

/** Puts them back, where nobody has decided otherwise since then; `dropped` lists those that are kept again. */
export function keepAgain(
  adapter: DocumentAdapter,
  keeping: Keeping,
  again: readonly Change[],
): Promise<RevertOutcome> {
  return rewrite(adapter, keeping, (own) => {
    const taken = new Set(own.map(keyOf));
    const back = again.filter((change) => !taken.has(keyOf(change)));
    return { own: [...own, ...back], changed: back };
  });
}

type Rewritten = { readonly own: readonly Change[]; readonly changed: readonly Change[] };

const attempts = 3;

async function rewrite(
  adapter: DocumentAdapter,
  keeping: Keeping,
  change: (own: readonly Change[]) => Rewritten,
): Promise<RevertOutcome> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const loaded = await adapter.load(keeping, null);
    if (loaded.status !== 'ok') return failed;
    const { versions, withheld } = loaded.data;
    const { own, changed } = change(loaded.data.own);
    if (changed.length === 0) return { status: 'done', dropped: [] };
    const answer = await adapter.keep(keeping, { versions, changes: own, withheld });
    if (answer.status === 'ok') return { status: 'done', dropped: changed };
    if (answer.status === 'invalid') return { status: 'failed', message: answer.errors[0]?.message };
    if (answer.status !== 'conflict') return failed;
  }
  return failed;
}

const failed = { status: 'failed', message: undefined } as const;

function writtenOut(change: Change): string {
  return JSON.stringify([keyOf(change), change.to ?? null]);
}
