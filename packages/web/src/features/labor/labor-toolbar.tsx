import { Button, SegmentedControl } from '@mantine/core';
import { laborPhrases } from '../../phrases/people/labor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { ClearButton } from '../../ui/actions/filter-button.tsx';
import { FilterSelect } from '../../ui/fields/pickers/filter-select.tsx';
import { PausedSearchInput } from '../../ui/fields/search-input.tsx';
import { PaneTools } from '../../ui/layout/pane/pane.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { type LaborStatus, laborViews } from './labor-calls.ts';
import { useLaborChanges } from './use-labor-changes.ts';
import type { useLaborFilters } from './use-labor-filters.ts';

const kinds = ['DEPARTMENT', 'JOB_TYPE', 'USER'] as const;

type LaborToolbarProps = { readonly search: ReturnType<typeof useLaborFilters>; readonly status: LaborStatus };

export function LaborToolbar({ search: { filters, keep, clear, isAny }, status }: LaborToolbarProps) {
  const t = usePhrases(laborPhrases);
  const { retry } = useLaborChanges();
  const connected = status.locations.filter(({ isConnected }) => isConnected);
  return (
    <PaneTools label={t('filters')}>
      <SegmentedControl
        aria-label={t('view')}
        value={filters.view ?? 'all'}
        data={laborViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(view) => keep({ view: view === 'all' ? undefined : view })}
      />
      <PausedSearchInput
        size="sm"
        label={t('search')}
        placeholder={t('search')}
        value={filters.text ?? ''}
        onChange={(text) => keep({ text: text || undefined })}
      />
      <FilterSelect
        label={t('kind')}
        placeholder={t('anyKind')}
        value={filters.kind ?? null}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(kind) => keep({ kind: kind ?? undefined })}
      />
      {connected.length > 1 && (
        <FilterSelect
          label={t('location')}
          placeholder={t('anyLocation')}
          value={filters.location ?? null}
          options={connected.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(location) => keep({ location: location ?? undefined })}
        />
      )}
      {isAny && <ClearButton onClick={clear}>{t('clear')}</ClearButton>}
      {status.counts.failed > 0 && (
        <LeadsToChange>
          <Button size="sm" onClick={() => retry()}>
            {t('retryAll')}
          </Button>
        </LeadsToChange>
      )}
    </PaneTools>
  );
}
