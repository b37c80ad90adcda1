import { SegmentedControl, TextInput } from '@mantine/core';
import { auditKindOf } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { auditPhrases } from '../../phrases/audit.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { ClearButton } from '../../ui/actions/filter-button.tsx';
import { FilterSelect } from '../../ui/fields/pickers/filter-select.tsx';
import { PausedSearchInput } from '../../ui/fields/search-input.tsx';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { PaneTools } from '../../ui/layout/pane/pane.tsx';
import { actionWords } from './action-words.ts';
import styles from './audit.module.css';
import { type AuditFilters, facetsQuery, noFilters, shownKind, shownKinds } from './audit-calls.ts';

/** The filters are written in the address bar. */
export function useAuditFilters() {
  const keep = useKeepInAddress();
  const { kind, object, actor, action, from, to } = useSearch({ strict: false });
  const filters: AuditFilters = { kind, object, actor, action, from, to };
  return { filters, keep, clear: () => keep(noFilters), isAny: Object.values(filters).some((value) => value) };
}

type AuditToolbarProps = ReturnType<typeof useAuditFilters>;

export function AuditToolbar({ filters, keep, clear, isAny }: AuditToolbarProps) {
  const t = usePhrases(auditPhrases);
  const { userCompanyId } = useSession();
  const { data } = useQuery(facetsQuery(userCompanyId));
  return (
    <PaneTools label={t('filters')}>
      <SegmentedControl
        aria-label={t('kind')}
        value={shownKind(filters)}
        data={shownKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(kind) => keep({ kind: kind === 'changes' ? undefined : kind, action: undefined })}
      />
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
        options={actionChoices(data?.actions ?? [], filters)}
        onChange={(action) => keep({ action: action ?? undefined })}
      />
      <span className={styles.days}>
        <Day label={t('from')} value={filters.from} onChange={(from) => keep({ from })} />
        <Day label={t('to')} value={filters.to} onChange={(to) => keep({ to })} />
      </span>
      {isAny && <ClearButton onClick={clear}>{t('clear')}</ClearButton>}
    </PaneTools>
  );
}

/** Of the kind that is shown, by their words. */
function actionChoices(actions: readonly string[], filters: AuditFilters) {
  const kind = shownKind(filters);
  return actions
    .filter((action) => kind === 'all' || (auditKindOf(action) === 'signIns') === (kind === 'sign-ins'))
    .map((action) => ({ value: action, label: actionWords(action) }))
    .sort((one, other) => one.label.localeCompare(other.label));
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
