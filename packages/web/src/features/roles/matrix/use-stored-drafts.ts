import { useFormMemory } from '../../../form-draft/use-form-memory.ts';
import type { RoleRecord } from '../role-calls.ts';
import { clashesOf, keptSchema } from '../role-drafts.ts';
import { type Roles, rolePaths } from '../role-scope.ts';
import type { RoleDraftsEditor } from '../use-role-drafts.ts';

/** Keeps the pending changes of the matrix on this computer. */
export function useStoredDrafts(roles: Roles, records: readonly RoleRecord[], editor: RoleDraftsEditor) {
  return useFormMemory({
    name: `${rolePaths.list(roles)}|matrix`,
    isDirty: editor.count > 0,
    kept: { names: Object.fromEntries(records.map(({ id, name }) => [id, name])), drafts: editor.drafts },
    parse: (found) => keptSchema.safeParse(found).data,
    restore: ({ names, drafts }) => {
      editor.restore(drafts);
      return clashesOf(drafts, records).map((roleId) => names[roleId] ?? roleId);
    },
    discard: editor.discard,
  });
}
