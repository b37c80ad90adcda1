import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { CloneDialog } from './clone-dialog.tsx';
import { failureText } from './failure-text.ts';
import { deleteRole, type RoleRecord } from './role-calls.ts';
import { type Roles, rolePaths } from './role-scope.ts';

/** The actions on one role: RL-17 delete, RL-18 clone. */
export function useRoleActions(roles: Roles, role: RoleRecord, records: readonly RoleRecord[]) {
  const t = usePhrases(rolesPhrases);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isCloning, setCloning] = useState(false);
  const remove = async () => {
    if (role.holders !== null && role.holders > 0) {
      await confirm({
        title: t('inUseTitle', { name: role.name }),
        message: t('inUseText', { count: role.holders }),
        accept: t('close'),
        hideCancel: true,
      });
      return;
    }
    const answer = await confirm({
      title: t('deleteTitle', { name: role.name }),
      message: t('deleteText'),
      accept: t('delete'),
      level: 'danger',
    });
    if (answer !== 'accept') return;
    const result = await deleteRole(roles, role.id);
    await queries.invalidateQueries({ queryKey: keys.roles() });
    if (result.status !== 'ok') {
      notify.error(failureText(result, t('deleteFailed')));
      return;
    }
    notify.success(t('deleted', { name: role.name }));
    await navigate({ to: rolePaths.list(roles) });
  };
  return {
    remove,
    clone: () => setCloning(true),
    dialog: isCloning && <CloneDialog roles={roles} role={role} records={records} onClose={() => setCloning(false)} />,
  };
}
