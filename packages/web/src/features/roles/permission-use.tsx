import { type PermissionEntry, permissionUseOf } from '@servery/domain';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';

const notes = { 'point-of-sale': 'atPointOfSale', 'nothing-yet': 'notAskedYet' } as const;

/** The notes, in words, on permissions that the console does not ask for: of a permission, and of a group where all of it is alike. */
export function usePermissionNotes(entries: readonly PermissionEntry[]) {
  const t = usePhrases(rolesPhrases);
  const uses = new Set(entries.map(({ code }) => permissionUseOf(code)));
  const noteOf = ({ code }: PermissionEntry): string | undefined => {
    const use = permissionUseOf(code);
    return use === 'console' ? undefined : t(notes[use]);
  };
  const [first] = entries;
  const isAlike = uses.size === 1 && first !== undefined;
  return {
    ofGroup: isAlike ? noteOf(first) : undefined,
    of: (entry: PermissionEntry) => (isAlike ? undefined : noteOf(entry)),
  };
}
