import { Button } from '@mantine/core';
import { listPermissions, type PermissionEntry } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { RecordFoot, RecordFormView, RecordNotices } from '../../../form-draft/record-form.tsx';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import { type Check, PermissionChecks } from '../permission-checks.tsx';
import type { RoleRecord } from '../role-calls.ts';
import { PERCENT } from '../role-drafts.ts';
import { mayHandOn, type Roles, rolePaths } from '../role-scope.ts';
import styles from '../roles.module.css';
import { countEdits, withPermissions } from './role-form.ts';
import { StartFrom } from './start-from.tsx';
import { type RoleForm, useRoleForm } from './use-role-form.ts';

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
  const { entry, saved, change } = form;
  const edits = countEdits(saved, entry);
  const checkOf = ({ code }: PermissionEntry): Check => ({
    value: entry.permissions.has(code),
    isPending: entry.permissions.has(code) !== saved.permissions.has(code),
    unavailable: mayHandOn(session, roles, code) ? undefined : t('notYours'),
    error: form.errorOf(code),
  });
  const handleChange = (entries: readonly PermissionEntry[], isOn: boolean) => {
    const codes = entries.map(({ code }) => code);
    change({ permissions: withPermissions(entry, codes, isOn).permissions }, ...codes);
  };
  return (
    <RecordFormView form={form} className={styles.form}>
      <div className={styles.body}>
        <RecordNotices form={form} />
        <Changing>
          <Grid columns={{ min: 220 }} stretch gap={5} lineGap={4} maxWidth={1180}>
            <PlainFields form={form} />
            {form.isNew && (
              <StartFrom
                roles={roles}
                records={records}
                draft={entry}
                onChange={({ permissions }) => change({ permissions })}
              />
            )}
          </Grid>
          <h2>{t('permissions')}</h2>
          <PermissionChecks
            entries={listPermissions(roles).filter(({ code }) => code !== PERCENT)}
            checkOf={checkOf}
            onChange={handleChange}
          />
        </Changing>
      </div>
      <RecordFoot
        form={form}
        note={edits > 0 ? t('changes', { count: edits }) : ''}
        submitLabel={t(form.isNew ? 'create' : 'save')}
        cancel={
          <Button component={Link} to={rolePaths.list(roles)}>
            {t('cancel')}
          </Button>
        }
      />
    </RecordFormView>
  );
}

function PlainFields({ form: { entry, saved, change, textAt, errorOf, isNew } }: { readonly form: RoleForm }) {
  const t = usePhrases(rolesPhrases);
  return (
    <>
      <TextField
        {...textAt('name', entry.name, (name) => ({ name }))}
        label={t('name')}
        unsaved={entry.name !== saved.name}
        autoFocus={isNew}
      />
      <TextField
        {...textAt('group', entry.group, (group) => ({ group }))}
        label={t('group')}
        hint={t('groupHint')}
        unsaved={entry.group !== saved.group}
      />
      <Stack maxWidth={200}>
        <NumberField
          label={t('maxDiscount')}
          hint={t('maxDiscountHint')}
          unit="%"
          min={0}
          max={100}
          value={entry.maxDiscountPct}
          onChange={(maxDiscountPct) => change({ maxDiscountPct })}
          error={errorOf('maxDiscountPct')}
          unsaved={entry.maxDiscountPct !== saved.maxDiscountPct}
        />
      </Stack>
    </>
  );
}
