import { VisuallyHidden } from '@mantine/core';
import { type PermissionEntry, type PermissionGroup, permissionGroups } from '@servery/domain';
import { useState } from 'react';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { CheckField } from '../../ui/fields/switch-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { usePermissionNotes } from './permission-use.tsx';
import styles from './roles.module.css';

/** A permission's box: on, off, or on in some of several roles. */
export type Check = {
  readonly value: boolean | 'some';
  readonly isPending: boolean;
  /** Why it cannot be changed. */
  readonly unavailable?: string | undefined;
  readonly error?: string | undefined;
};

type PermissionChecksProps = {
  readonly entries: readonly PermissionEntry[];
  readonly checkOf: (entry: PermissionEntry) => Check;
  readonly onChange: (entries: readonly PermissionEntry[], isOn: boolean) => void;
};

/** RL-05: the permissions as boxes under the names of their groups; the box of a group switches all of its permissions. */
export function PermissionChecks({ entries, checkOf, onChange }: PermissionChecksProps) {
  const t = usePhrases(rolesPhrases);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = entries.filter(({ name, group }) => `${name} ${group}`.toLowerCase().includes(wanted));
  const groups = permissionGroups.filter((group) => shown.some((entry) => entry.group === group));
  return (
    <Stack gap={4}>
      <SearchInput label={t('searchPermissions', { count: entries.length })} value={search} onChange={setSearch} />
      {groups.length === 0 && <p className={styles.quiet}>{t('nothingFound')}</p>}
      <Stack gap={4}>
        {groups.map((group) => (
          <GroupChecks
            key={group}
            group={group}
            entries={shown.filter((entry) => entry.group === group)}
            checkOf={checkOf}
            onChange={onChange}
          />
        ))}
      </Stack>
    </Stack>
  );
}

type GroupChecksProps = PermissionChecksProps & { readonly group: PermissionGroup };

function GroupChecks({ group, entries, checkOf, onChange }: GroupChecksProps) {
  const t = usePhrases(rolesPhrases);
  const free = entries.filter((entry) => checkOf(entry).unavailable === undefined);
  const on = entries.filter((entry) => checkOf(entry).value === true).length;
  const some = entries.some((entry) => checkOf(entry).value !== false);
  const notes = usePermissionNotes(entries);
  return (
    <fieldset className={styles.checkGroup}>
      <VisuallyHidden component="legend">{group}</VisuallyHidden>
      <div className={styles.checkHead}>
        <CheckField
          label={group}
          value={on === entries.length ? true : some && 'some'}
          disabled={free.length === 0}
          {...(notes.ofGroup !== undefined && { hint: notes.ofGroup })}
          onChange={(isOn) => onChange(free, isOn)}
        />
        <span className={styles.quiet}>{t('ofAll', { count: on, all: entries.length })}</span>
      </div>
      <ul className={styles.checkList}>
        {entries.map((entry) => {
          const check = checkOf(entry);
          const note = notes.of(entry);
          return (
            <li key={entry.code} data-pending={check.isPending || undefined}>
              <CheckField
                label={entry.name}
                value={check.value}
                unsaved={check.isPending}
                unavailable={check.unavailable}
                error={check.error}
                {...(note !== undefined && { hint: note })}
                onChange={(isOn) => onChange([entry], isOn)}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
