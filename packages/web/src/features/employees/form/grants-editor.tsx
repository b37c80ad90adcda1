import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { type Option, SelectField } from '../../../ui/fields/select-field.tsx';
import type { Choices, EmployeeRecord } from '../employee-calls.ts';
import styles from '../employees.module.css';
import { newKey, type RoleLine, wholeCompany } from './employee-draft.ts';
import { LineList, lineField } from './line-list.tsx';
import type { EmployeeForm } from './use-employee-form.ts';

type GrantsEditorProps = { readonly form: EmployeeForm; readonly choices: Choices };

/** EE-02 to EE-05: a role and where it holds, one role per place. */
export function GrantsEditor({ form, choices }: GrantsEditorProps) {
  const t = usePhrases(employeesPhrases);
  const { userId } = useSession();
  const { entry, change, errorOf, employee } = form;
  const isOwn = employee?.id === userId;
  const roles = useRoleOptions(choices, employee);
  const places = usePlaceOptions(choices, employee);
  return (
    <fieldset className={styles.section} disabled={isOwn}>
      <legend>{t('access')}</legend>
      <p className={styles.hint}>{t(isOwn ? 'ownRoles' : 'rolesHint')}</p>
      <LineList<RoleLine>
        lines={entry.roles}
        onChange={(lines, index) => change({ roles: lines }, lineField('roles', index))}
        newLine={() => ({ key: newKey(), role: null, place: places.length === 1 ? (places[0]?.value ?? null) : null })}
        add={t('addRole')}
        remove={(number) => t('removeRole', { number })}
        titles={[t('role'), t('appliesAt')]}
        fields={({ role, place }, index, set) => [
          <SelectField
            key="role"
            label={t('roleNumber', { number: index + 1 })}
            placeholder={t('chooseRole')}
            value={role}
            options={roles}
            disabled={isOwn}
            error={role === null ? errorOf(`roles.${index}`) : undefined}
            onChange={(next) => set({ role: next })}
          />,
          <SelectField
            key="place"
            label={t('placeNumber', { number: index + 1 })}
            placeholder={t('place')}
            value={place}
            options={places}
            disabled={isOwn}
            error={role === null ? undefined : (errorOf(`roles.${index}`) ?? errorOf('roles'))}
            onChange={(next) => set({ place: next })}
          />,
        ]}
      />
      {entry.roles.length === 0 && errorOf('roles') && (
        <p className={styles.reason} role="alert">
          {errorOf('roles')}
        </p>
      )}
    </fieldset>
  );
}

/** Roles beyond one's own rights are shown, and why they cannot be chosen; a role that the person holds can still be chosen. */
function useRoleOptions({ roles }: Choices, employee: EmployeeRecord | null): readonly Option[] {
  const t = usePhrases(employeesPhrases);
  const held = new Map(employee?.grantedRoles.map(({ id, name }) => [id, name]));
  const own = roles.map(({ id, name, mayGrant }) => ({
    value: id,
    label: mayGrant ? name : t('beyond', { role: name }),
    disabled: !mayGrant && !held.has(id),
  }));
  const known = new Set(roles.map(({ id }) => id));
  return [...own, ...[...held].filter(([id]) => !known.has(id)).map(([id, name]) => ({ value: id, label: name }))];
}

function usePlaceOptions({ company, places }: Choices, employee: EmployeeRecord | null): readonly Option[] {
  const t = usePhrases(employeesPhrases);
  const isHeld = employee?.grantedRoles.some(({ grantObject }) => grantObject === undefined);
  const whole = company || isHeld ? [{ value: wholeCompany, label: t('wholeCompany') }] : [];
  return [...whole, ...places.map(({ id, name }) => ({ value: id, label: name }))];
}
