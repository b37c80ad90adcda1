import { useSyncExternalStore } from 'react';
import { createLocalDrafts } from '../../session/local-drafts.ts';

/** The owner of a draft, its document, and its level. */
type DraftOwner = { readonly userId: string; readonly companyId: string };
type DraftOf = DraftOwner & { readonly kind: string; readonly name: string; readonly tenantId: string | null };

/** Drafts of documents by `draftKey`. */
export const draftShelf = createLocalDrafts('servery-drafts');

export function draftKey({ userId, companyId, kind, name, tenantId }: DraftOf): string {
  return [userId, companyId, kind, name, tenantId ?? ''].join('|');
}

/** The parts of a key of the shelf; undefined for a draft of somebody else or of another company. */
export function draftOf(key: string, { userId, companyId }: DraftOwner): DraftOf | undefined {
  const [user, company, kind = '', name = '', tenantId = ''] = key.split('|');
  if (user !== userId || company !== companyId) return undefined;
  return { userId, companyId, kind, name, tenantId: tenantId === '' ? null : tenantId };
}

/** Whether this person left anything unsaved in the company on this computer. */
export async function hasDrafts(owner: DraftOwner): Promise<boolean> {
  // A browser may forbid storage; then nothing was kept.
  const all = await draftShelf.keys().catch(() => []);
  return all.some((key) => draftOf(key, owner) !== undefined);
}

let writes = 0;
const listeners = new Set<() => void>();

/** To be called after each write to the shelf. */
export function tellShelfMoved(): void {
  writes += 1;
  for (const listener of listeners) listener();
}

/** Another number after each write: anything read before is out of date. */
export function useShelfWrites(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => writes,
  );
}
