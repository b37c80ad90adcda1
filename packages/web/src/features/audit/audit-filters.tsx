import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { auditPhrases } from '../../phrases/audit.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { ClearButton } from '../../ui/actions/filter-button.tsx';
import { FilterSelect } from '../../ui/fields/filter-select.tsx';
import { PausedSearchInput } from '../../ui/fields/search-input.tsx';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { PaneTools } from '../../ui/layout/pane.tsx';
import { actionWords } from './action-words.ts';
import styles from './audit.module.css';
import { type AuditFilters, facetsQuery } from './audit-calls.ts';

/** The filters stand in the address bar. */
export function useAuditFilters() {
  const keep = useKeepInAddress();
  const { object, actor, action, from, to } = useSearch({ strict: false });
  const filters: AuditFilters = { object, actor, action, from, to };
  const nothing = { object: undefined, actor: undefined, action: undefined, from: undefined, to: undefined };
  return { filters, keep, clear: () => keep(nothing), isAny: Object.values(filters).some((value) => value) };
}

type AuditToolbarProps = ReturnType<typeof useAuditFilters>;

export function AuditToolbar({ filters, keep, clear, isAny }: AuditToolbarProps) {
  const t = usePhrases(auditPhrases);
  const { userCompanyId } = useSession();
  const { data } = useQuery(facetsQuery(userCompanyId));
  return (
    <PaneTools label={t('filters')}>
      <PausedSearchInput
        size="sm"
        label={t('object')}
        placeholder={t('searchObject')}
        value={filters.object ?? ''}
        onChange={(object) => keep({ object: object || undefined })}
      />
      <FilterSelect
        label={t('person')}
        placeholder={t('anyPerson')}
        value={filters.actor ?? null}
        options={(data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(actor) => keep({ actor: actor ?? undefined })}
      />
      <FilterSelect
        label={t('action')}
        placeholder={t('anyAction')}
        value={filters.action ?? null}
        options={(data?.actions ?? []).map((action) => ({ value: action, label: actionWords(action) }))}
        onChange={(action) => keep({ action: action ?? undefined })}
      />
      <Day label={t('from')} value={filters.from} onChange={(from) => keep({ from })} />
      <Day label={t('to')} value={filters.to} onChange={(to) => keep({ to })} />
      {isAny && <ClearButton onClick={clear}>{t('clear')}</ClearButton>}
    </PaneTools>
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
