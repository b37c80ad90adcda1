import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { failureText } from './failure-text.ts';
import { nameProblem } from './name-problem.ts';
import { cloneRole, type RoleRecord } from './role-calls.ts';
import { type Roles, rolePaths } from './role-scope.ts';

type CloneDialogProps = {
  readonly roles: Roles;
  readonly role: RoleRecord;
  readonly records: readonly RoleRecord[];
  readonly onClose: () => void;
};

/** RL-18 RL-41: the same permissions under a new name. */
export function CloneDialog({ roles, role, records, onClose }: CloneDialogProps) {
  const t = usePhrases(rolesPhrases);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState(t('copyOf', { name: role.name }).slice(0, 100));
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const problem = refused ?? nameProblem(name, records);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined) return;
    setBusy(true);
    const result = await cloneRole(roles, role.id, name.trim());
    setBusy(false);
    if (result.status !== 'ok') return setRefused(failureText(result, t('cloneFailed')));
    await queries.invalidateQueries({ queryKey: keys.roles() });
    notify.success(t('cloned', { name: result.data.name }));
    onClose();
    await navigate({ to: rolePaths.view(roles), params: { id: result.data.id } });
  };
  return (
    <Modal opened onClose={onClose} withCloseButton={false} size={420} title={t('cloneTitle', { name: role.name })}>
      <Stack as="form" gap={4} onSubmit={handleSubmit}>
        <TextField
          label={t('name')}
          value={name}
          onChange={(next) => {
            setName(next);
            setRefused(undefined);
          }}
          error={problem}
          autoFocus
        />
        <FormFoot isFramed={false}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy} disabled={problem !== undefined}>
            {t('clone')}
          </Button>
        </FormFoot>
      </Stack>
    </Modal>
  );
}
