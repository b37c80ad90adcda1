import { createStore, del, delMany, get, keys } from 'idb-keyval';
import { setAtOnce } from '../session/page-leaving.ts';
import type { Session } from '../session/session-schema.ts';

let opened: ReturnType<typeof createStore> | undefined;
function forms() {
  opened ??= createStore('servery-forms', 'drafts');
  return opened;
}

/** Whose draft it is, as whom, of which company and of which form: `location|pier`. */
export function formKey(session: Session, form: string): string {
  return [ownerOf(session), session.userId, session.userCompanyId, form].join('|');
}

export async function keepForm(key: string, draft: unknown): Promise<void> {
  await setAtOnce(key, draft, forms()).catch(() => undefined);
}

export async function recallForm(key: string): Promise<unknown> {
  // A browser may forbid storage; then nothing was kept.
  return get(key, forms()).catch(() => undefined);
}

export async function forgetForm(key: string): Promise<void> {
  await del(key, forms()).catch(() => undefined);
}

/** What other people left unfinished on this computer goes when this person leaves it. */
export async function forgetFormsOfOthers(session: Session): Promise<void> {
  const own = `${ownerOf(session)}|`;
  const isForeign = (key: IDBValidKey) => typeof key === 'string' && !key.startsWith(own);
  await keys(forms())
    .then((all) => delMany(all.filter(isForeign), forms()))
    .catch(() => undefined);
}

/** The person at the keyboard, whoever they act as. */
function ownerOf({ userId, originalUserId }: Session): string {
  return originalUserId ?? userId;
}
