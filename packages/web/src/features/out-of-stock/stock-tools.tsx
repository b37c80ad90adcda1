import { SegmentedControl } from '@mantine/core';
import { STOCK_KINDS } from '@servery/domain';
import { usePhrases } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { useStockLocations } from '../../stock/stock-places.ts';
import { ClearButton } from '../../ui/actions/filter-button.tsx';
import { FilterSelect } from '../../ui/fields/pickers/filter-select.tsx';
import { PausedSearchInput } from '../../ui/fields/search-input.tsx';
import { PaneTools } from '../../ui/layout/pane/pane.tsx';
import type { StockFilters } from './use-stock-filters.ts';

const views = ['now', 'back'] as const;

/** The choice between things that are out and things that are back, and the filters for them. */
export function StockTools({ filters }: { readonly filters: StockFilters }) {
  const t = usePhrases(stockPhrases);
  const { query, q, isBack, isAny, keep, keepPlace, clear } = filters;
  const locations = [...useStockLocations().values()];
  return (
    <search>
      <PaneTools label={t('tools')}>
        <SegmentedControl
          aria-label={t('view')}
          value={isBack ? 'back' : 'now'}
          data={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(view) => keep({ view: view === 'now' ? undefined : view })}
        />
        <PausedSearchInput
          size="sm"
          label={t('search')}
          placeholder={t('search')}
          value={q}
          onChange={(text) => keep({ q: text || undefined })}
        />
        {locations.length > 1 && (
          <FilterSelect
            label={t('store')}
            placeholder={t('anyStore')}
            value={query.locationId ?? null}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={keepPlace}
          />
        )}
        <FilterSelect
          label={t('kind')}
          placeholder={t('anyKind')}
          value={query.kind ?? null}
          options={STOCK_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => keep({ kind: kind ?? undefined })}
        />
        {isAny && <ClearButton onClick={clear}>{t('clear')}</ClearButton>}
      </PaneTools>
    </search>
  );
}
