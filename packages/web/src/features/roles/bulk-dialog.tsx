import { Button, Modal } from '@mantine/core';
import { listPermissions, type PermissionEntry } from '@servery/domain';
import { useState } from 'react';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { ChangeList } from '../../ui/review/change-list.tsx';
import { type Check, PermissionChecks } from './permission-checks.tsx';
import type { RoleRecord } from './role-calls.ts';
import { isGranted, isPending, PERCENT, type RoleDrafts } from './role-drafts.ts';
import { mayHandOn, type Roles } from './role-scope.ts';
import styles from './roles.module.css';
import { useLeaveDrafts } from './use-leave-drafts.ts';
import { useRoleDrafts } from './use-role-drafts.ts';

type BulkDialogProps = {
  readonly roles: Roles;
  /** The chosen roles. */
  readonly records: readonly RoleRecord[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** RL-19: the permissions that several roles shall get and lose, collected, looked over and saved together. */
export function BulkDialog({ roles, records, onClose, onSaved }: BulkDialogProps) {
  const t = usePhrases(rolesPhrases);
  const [editable] = useState(() => records.filter(({ canEdit }) => canEdit));
  const current = records.filter(({ id }) => editable.some((role) => role.id === id));
  const drafts = useRoleDrafts(roles, current);
  useLeaveDrafts(drafts);
  const [isReviewing, setReviewing] = useState(false);
  const locked = records.length - editable.length;
  const entries = listPermissions(roles).filter(({ code }) => code !== PERCENT);
  const checkOf = useCheckOf(roles, current, drafts.drafts);
  const handleClose = async () => {
    if (drafts.count > 0) {
      const answer = await confirm({
        title: t('leaveTitle'),
        message: t('leaveText', { count: drafts.count }),
        accept: t('leave'),
        cancel: t('stay'),
      });
      if (answer !== 'accept') return;
    }
    onClose();
  };
  const handleSave = async () => {
    if (await drafts.save()) onSaved();
  };
  return (
    <Modal
      opened
      onClose={handleClose}
      size={760}
      title={t('bulkTitle', { count: editable.length })}
      closeOnClickOutside={false}
    >
      <Stack gap={4}>
        <p className={styles.quiet}>{current.map(({ name }) => name).join(', ')}</p>
        {locked > 0 && <p className={styles.quiet}>{t('bulkLocked', { count: locked })}</p>}
        {drafts.problem && <ErrorState title={t('saveFailed')}>{drafts.problem}</ErrorState>}
        <div className={styles.bulkBody}>
          {isReviewing ? (
            <ChangeList entities={drafts.entities} onRevert={drafts.revert} />
          ) : (
            <PermissionChecks
              entries={entries}
              checkOf={checkOf}
              onChange={(changed, isOn) =>
                drafts.grantAll(
                  current,
                  changed.map(({ code }) => code),
                  isOn,
                )
              }
            />
          )}
        </div>
        <FormFoot
          isFramed={false}
          note={t('pending', {
            added: countOf(drafts.drafts, 'addPerms'),
            removed: countOf(drafts.drafts, 'removePerms'),
          })}
        >
          <Button onClick={() => setReviewing(!isReviewing)} disabled={drafts.count === 0 && !isReviewing}>
            {t(isReviewing ? 'backToChecks' : 'review')}
          </Button>
          <Button onClick={handleClose}>{t('cancel')}</Button>
          <Button variant="filled" onClick={handleSave} loading={drafts.isSaving} disabled={drafts.count === 0}>
            {t('save')}
          </Button>
        </FormFoot>
      </Stack>
    </Modal>
  );
}

/** The state of a permission in several roles. */
function useCheckOf(roles: Roles, current: readonly RoleRecord[], drafts: RoleDrafts) {
  const t = usePhrases(rolesPhrases);
  const session = useSession();
  return ({ code }: PermissionEntry): Check => {
    const on = current.filter((role) => isGranted(role, drafts, code)).length;
    const isOwn = mayHandOn(session, roles, code);
    return {
      value: on === current.length ? true : on > 0 && 'some',
      isPending: current.some((role) => isPending(role, drafts, code)),
      ...(!isOwn && { unavailable: t('notYours') }),
    };
  };
}

function countOf(drafts: RoleDrafts, side: 'addPerms' | 'removePerms'): number {
  return Object.values(drafts).reduce((sum, draft) => sum + draft[side].length, 0);
}
