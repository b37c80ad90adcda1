import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { listPermissions, type PermissionEntry } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { RestoredNotice } from '../../form-draft/restored-notice.tsx';
import { usePhrases } from '../../phrases/phrases.ts';
import { rolesPhrases } from '../../phrases/roles.ts';
import { useSession } from '../../session/session-store.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFoot } from '../../ui/layout/form-foot.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import { type Check, PermissionChecks } from './permission-checks.tsx';
import type { RoleRecord } from './role-calls.ts';
import { PERCENT } from './role-drafts.ts';
import { withPermissions } from './role-form.ts';
import { mayHandOn, type Roles, rolePaths } from './role-scope.ts';
import styles from './roles.module.css';
import { StartFrom } from './start-from.tsx';
import { useRoleForm } from './use-role-form.ts';

type RoleFieldsProps = {
  readonly roles: Roles;
  readonly role: RoleRecord | undefined;
  readonly records: readonly RoleRecord[];
};

/** Name, heading, percent and permissions of one role. */
export function RoleFields({ roles, role, records }: RoleFieldsProps) {
  const t = usePhrases(rolesPhrases);
  const session = useSession();
  const form = useRoleForm({ roles, role, records });
  const { draft, base, edit } = form;
  useHotkeys([['mod+S', () => form.submit()]], []);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await form.submit();
  };
  const checkOf = ({ code }: PermissionEntry): Check => ({
    value: draft.permissions.has(code),
    isPending: draft.permissions.has(code) !== base.permissions.has(code),
    unavailable: mayHandOn(session, roles, code) ? undefined : t('notYours'),
    error: form.permissionErrors.get(code),
  });
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <div className={styles.body}>
        <RestoredNotice
          memory={form.memory}
          labels={{ name: t('name'), group: t('group'), maxDiscountPct: t('maxDiscount') }}
        />
        {form.problem && <ErrorState title={t('notSavedYet')}>{form.problem}</ErrorState>}
        <Changing>
          <div className={styles.fields}>
            <PlainFields form={form} />
            {form.isNew && <StartFrom roles={roles} records={records} draft={draft} onChange={edit} />}
          </div>
          <h2>{t('permissions')}</h2>
          <PermissionChecks
            entries={listPermissions(roles).filter(({ code }) => code !== PERCENT)}
            checkOf={checkOf}
            onChange={(entries, isOn) =>
              edit(
                withPermissions(
                  draft,
                  entries.map(({ code }) => code),
                  isOn,
                ),
              )
            }
          />
        </Changing>
      </div>
      <FormFoot note={form.edits > 0 && t('changes', { count: form.edits })}>
        <Button component={Link} to={rolePaths.list(roles)}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="filled" loading={form.isSaving} disabled={form.edits === 0}>
          {t(form.isNew ? 'create' : 'save')}
        </Button>
      </FormFoot>
    </form>
  );
}

function PlainFields({
  form: { draft, base, edit, errors, isNew },
}: {
  readonly form: ReturnType<typeof useRoleForm>;
}) {
  const t = usePhrases(rolesPhrases);
  return (
    <>
      <TextField
        label={t('name')}
        value={draft.name}
        onChange={(name) => edit({ ...draft, name })}
        error={errors.name}
        unsaved={draft.name !== base.name}
        autoFocus={isNew}
      />
      <TextField
        label={t('group')}
        hint={t('groupHint')}
        value={draft.group}
        onChange={(group) => edit({ ...draft, group })}
        error={errors.group}
        unsaved={draft.group !== base.group}
      />
      <NumberField
        label={t('maxDiscount')}
        hint={t('maxDiscountHint')}
        unit="%"
        min={0}
        max={100}
        value={draft.maxDiscountPct}
        onChange={(maxDiscountPct) => edit({ ...draft, maxDiscountPct })}
        error={errors.maxDiscountPct}
        unsaved={draft.maxDiscountPct !== base.maxDiscountPct}
      />
    </>
  );
}
