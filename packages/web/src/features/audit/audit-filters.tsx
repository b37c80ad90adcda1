import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { auditPhrases } from '../../phrases/audit.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import { actionWords } from './action-words.ts';
import styles from './audit.module.css';
import { type AuditFilters, facetsQuery } from './audit-calls.ts';

/** The filters stand in the address bar. */
export function useAuditFilters() {
  const navigate = useNavigate();
  const { object, actor, action, from, to } = useSearch({ strict: false });
  const filters: AuditFilters = { object, actor, action, from, to };
  const keep = (change: AuditFilters) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true });
  const nothing = { object: undefined, actor: undefined, action: undefined, from: undefined, to: undefined };
  return { filters, keep, clear: () => keep(nothing), isAny: Object.values(filters).some((value) => value) };
}

type AuditToolbarProps = ReturnType<typeof useAuditFilters>;

export function AuditToolbar({ filters, keep, clear, isAny }: AuditToolbarProps) {
  const t = usePhrases(auditPhrases);
  const { userCompanyId } = useSession();
  const { data } = useQuery(facetsQuery(userCompanyId));
  return (
    <Toolbar label={t('filters')}>
      <ObjectSearch
        key={isAny ? 'some' : 'none'}
        value={filters.object ?? ''}
        onSearch={(object) => keep({ object })}
      />
      <Select
        className={styles.choice ?? ''}
        aria-label={t('person')}
        placeholder={t('anyPerson')}
        size="sm"
        searchable
        clearable
        value={filters.actor ?? null}
        data={(data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(actor) => keep({ actor: actor ?? undefined })}
      />
      <Select
        className={styles.choice ?? ''}
        aria-label={t('action')}
        placeholder={t('anyAction')}
        size="sm"
        searchable
        clearable
        value={filters.action ?? null}
        data={(data?.actions ?? []).map((action) => ({ value: action, label: actionWords(action) }))}
        onChange={(action) => keep({ action: action ?? undefined })}
      />
      <Day label={t('from')} value={filters.from} onChange={(from) => keep({ from })} />
      <Day label={t('to')} value={filters.to} onChange={(to) => keep({ to })} />
      {isAny && (
        <button type="button" className={styles.clear} onClick={clear}>
          {t('clear')}
        </button>
      )}
    </Toolbar>
  );
}

const rest = 300;

/** Asks the server when the typing rests. */
function ObjectSearch({ value, onSearch }: { readonly value: string; readonly onSearch: (words?: string) => void }) {
  const t = usePhrases(auditPhrases);
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed || undefined), rest);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextInput
      className={styles.search ?? ''}
      type="search"
      size="sm"
      value={typed}
      aria-label={t('object')}
      placeholder={t('searchObject')}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

type DayProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
};

function Day({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="date"
        size="sm"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </span>
  );
}
