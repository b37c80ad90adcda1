import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type RoleRecord, rolesQuery } from '../role-calls.ts';
import { mayHandOn, mayReadDefaultRoles, type Roles } from '../role-scope.ts';
import { type RoleDraft, withPermissions } from './role-form.ts';

type StartFromProps = {
  readonly roles: Roles;
  readonly records: readonly RoleRecord[];
  readonly draft: RoleDraft;
  readonly onChange: (draft: RoleDraft) => void;
};

/** A new role may start with the permissions of another one, or of a default role; those that one has oneself. */
export function StartFrom({ roles, records, draft, onChange }: StartFromProps) {
  const t = usePhrases(rolesPhrases);
  const session = useSession();
  const [chosen, setChosen] = useState<string | null>(null);
  const mayRead = mayReadDefaultRoles(session);
  const defaults = useQuery({ ...rolesQuery({ ...roles, isDefault: true }), enabled: mayRead && !roles.isDefault });
  const templates = roles.isDefault ? [] : (defaults.data ?? []);
  const sources = [...templates, ...records];
  if (sources.length === 0) return null;
  const handleChange = (id: string | null) => {
    const source = sources.find((role) => role.id === id);
    if (!source) return;
    setChosen(id);
    const codes = source.grantedPermissions.filter((code) => mayHandOn(session, roles, code));
    onChange(withPermissions({ ...draft, permissions: new Set() }, codes, true));
  };
  return (
    <SelectField
      label={t('startFrom')}
      hint={t('startFromHint')}
      placeholder={t('startEmpty')}
      value={chosen}
      options={sources.map(({ id, name, isDefault }) => ({
        value: id,
        label: name,
        group: t(isDefault ? 'defaultTitle' : 'title'),
      }))}
      onChange={handleChange}
    />
  );
}
