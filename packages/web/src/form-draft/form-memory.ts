import { createLocalDrafts } from '../session/local-drafts.ts';
import type { Session } from '../session/session-schema.ts';

/** Unsaved forms by `formKey`. */
export const storedForms = createLocalDrafts('servery-forms');

/** The owner of the draft, the person acted as, the company and the form: `location|pier`. */
export function formKey(session: Session, form: string): string {
  return [ownerOf(session), session.userId, session.userCompanyId, form].join('|');
}

/** Forms that other people left unfinished on this computer go when this person leaves it. */
export async function forgetFormsOfOthers(session: Session): Promise<void> {
  const own = `${ownerOf(session)}|`;
  await storedForms
    .keys()
    .then((all) => storedForms.remove(all.filter((key) => !key.startsWith(own))))
    .catch(() => undefined);
}

/** The person at the keyboard, no matter who they act as. */
function ownerOf({ userId, originalUserId }: Session): string {
  return originalUserId ?? userId;
}
