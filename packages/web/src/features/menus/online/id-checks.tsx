import { Checkbox } from '@mantine/core';
import type { Path } from '@servery/domain';
import { useState } from 'react';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { ChipField } from '../forms/chip-field.tsx';
import styles from './online.module.css';

type IdChecksProps = {
  /** Of the list of ids. */
  readonly path: Path;
  readonly label: string;
  /** The names of the choices, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly none: string;
};

/** Longer lists are searched; beside the chosen entries they show so many. */
const mostShown = 8;

/** Some of many things by their ids, the chosen ones first and in their order. */
export function IdChecks({ path, label, names, none }: IdChecksProps) {
  const t = usePhrases(onlineLayoutPhrases);
  const field = useField(path);
  const [query, setQuery] = useState('');
  const ids = Array.isArray(field.value) ? field.value.map(String) : [];
  const chosen = ids.filter((id) => names.has(id));
  const typed = query.trim().toLocaleLowerCase();
  const matches = (id: string) => names.get(id)?.toLocaleLowerCase().includes(typed) ?? false;
  const others = [...names.keys()].filter((id) => !chosen.includes(id) && matches(id));
  const shown = [
    ...chosen.filter(matches),
    ...others.slice(0, Math.max(mostShown - chosen.length, typed ? mostShown : 3)),
  ];
  const toggle = (id: string) => field.setValue(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <ChipField
      label={label}
      mark={<FieldMark path={path} label={label} />}
      unsaved={field.isChanged}
      {...(names.size === 0 && { hint: none })}
    >
      {names.size > 0 && (
        <div className={styles.checks}>
          {names.size > mostShown && (
            <SearchInput
              size="sm"
              isWide
              label={t('search', { count: names.size })}
              value={query}
              onChange={setQuery}
            />
          )}
          {shown.map((id) => (
            <Checkbox
              key={id}
              label={names.get(id)}
              checked={ids.includes(id)}
              disabled={!field.canEdit}
              onChange={() => toggle(id)}
            />
          ))}
          {shown.length === 0 && <Muted small>{t('noMatch')}</Muted>}
        </div>
      )}
    </ChipField>
  );
}
