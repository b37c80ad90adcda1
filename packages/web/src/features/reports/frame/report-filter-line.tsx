import { TextInput } from '@mantine/core';
import { ORDER_CHANNELS, ORDER_TYPE_IDS, orderTypeName } from '@servery/domain';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { useSession } from '../../../session/session-store.ts';
import { ClearButton } from '../../../ui/actions/filter-button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { FilterPicker } from '../../../ui/fields/pickers/filter-picker.tsx';
import { PaneTools } from '../../../ui/layout/pane/pane.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { comparisons, type Days, periods } from './report-days.ts';
import type { ReportFilters } from './use-report-filters.ts';

type ReportFilterLineProps = {
  readonly filters: ReportFilters;
  /** What the rows are. */
  readonly children?: ReactNode;
};

/** The filters of every report, in one order. */
export function ReportFilterLine({ filters, children }: ReportFilterLineProps) {
  const t = usePhrases(reportsPhrases);
  const { query, keep } = filters;
  return (
    <PaneTools label={t('filters')}>
      <PeriodFilter filters={filters} />
      <FilterPicker
        label={t('compared')}
        value={filters.versus}
        options={comparisons.map((id) => ({ id, name: t(`compared.${id}`) }))}
        onChange={(versus) => keep({ versus: versus === comparisons[0] ? undefined : versus })}
      />
      <PlaceFilter filters={filters} />
      <FilterPicker
        label={t('channel')}
        any={t('allChannels')}
        value={filters.channel}
        options={ORDER_CHANNELS.map((id) => ({ id, name: t(`channel.${id}`) }))}
        onChange={(channel) => keep({ channel })}
      />
      <FilterPicker
        label={t('orderType')}
        any={t('allOrderTypes')}
        value={query.orderType === undefined ? undefined : String(query.orderType)}
        options={ORDER_TYPE_IDS.map((id) => ({ id: String(id), name: orderTypeName(id) ?? String(id) }))}
        onChange={(type) => keep({ type })}
      />
      {filters.isAny && <ClearButton onClick={filters.clear}>{t('clear')}</ClearButton>}
      {children}
    </PaneTools>
  );
}

type FilterProps = { readonly filters: ReportFilters };

/** The days by name, and below it which they are. */
function PeriodFilter({ filters }: FilterProps) {
  const t = usePhrases(reportsPhrases);
  const { period, days, keep } = filters;
  const handlePeriod = (chosen: string | undefined) =>
    keep(
      chosen === 'chosen'
        ? { period: chosen, from: days.from, to: days.to }
        : { period: chosen === periods[0] ? undefined : chosen, from: undefined, to: undefined },
    );
  return (
    <>
      <FilterPicker
        label={t('period')}
        value={period}
        options={periods.map((id) => ({ id, name: t(`period.${id}`) }))}
        onChange={handlePeriod}
      />
      {period === 'chosen' && (
        <>
          <TextInput
            aria-label={t('from')}
            type="date"
            size="sm"
            value={days.from}
            onChange={({ currentTarget }) => keep({ from: currentTarget.value || undefined })}
          />
          <TextInput
            aria-label={t('to')}
            type="date"
            size="sm"
            value={days.to}
            onChange={({ currentTarget }) => keep({ to: currentTarget.value || undefined })}
          />
        </>
      )}
    </>
  );
}

/** All stores, those of a group, or one. */
function PlaceFilter({ filters }: FilterProps) {
  const t = usePhrases(reportsPhrases);
  const { accessibleTenants } = useSession();
  const groupsFirst = accessibleTenants.toSorted(
    (one, other) => one.type.localeCompare(other.type) || one.name.localeCompare(other.name),
  );
  return (
    <FilterPicker
      label={t('stores')}
      any={t('allStores')}
      value={filters.place}
      options={groupsFirst.map(({ id, name }) => ({ id, name }))}
      onChange={filters.keepPlace}
    />
  );
}

/** `Nov 9th 2026 – Nov 15th 2026, compared with Nov 2nd 2026 – Nov 8th 2026` */
export function DaysLine({ filters }: FilterProps) {
  const t = usePhrases(reportsPhrases);
  const say = ({ from, to }: Days) =>
    from === to ? formatDate(from) : t('dayRange', { from: formatDate(from), to: formatDate(to) });
  const { days, compared, isOpen } = filters;
  return (
    <Text tone="muted" size="sm">
      {[
        say(days),
        ...(isOpen ? [t('todaySoFar')] : []),
        ...(compared ? [t('versus', { days: say(compared) })] : []),
      ].join(', ')}
    </Text>
  );
}
