import { TextInput } from '@mantine/core';
import {
  type Days,
  ORDER_CHANNELS,
  ORDER_TYPE_IDS,
  orderTypeName,
  REPORT_COMPARISONS,
  REPORT_PERIODS,
} from '@servery/domain';
import { Fragment, type ReactNode, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { usePlaceOptions } from '../../../tenants/use-place-options.ts';
import { ClearButton, FilterButton } from '../../../ui/actions/filter-button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { FilterPicker } from '../../../ui/fields/pickers/filter-picker.tsx';
import { PaneTools } from '../../../ui/layout/pane/pane.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './report-filter-line.module.css';
import type { ReportFilters } from './use-report-filters.ts';

type ReportFilterLineProps = {
  readonly filters: ReportFilters;
  /** Work has neither channel nor order type. */
  readonly of: 'sales' | 'work';
  /** The choice of the kind of rows. */
  readonly children?: ReactNode;
};

/** The filters of every report, in one order. On a phone those beside the period open when asked for. */
export function ReportFilterLine({ filters, of, children }: ReportFilterLineProps) {
  const t = usePhrases(reportsPhrases);
  const { keep, versus, place, channel, query } = filters;
  const [isOpen, setOpen] = useState(false);
  const places = usePlaceOptions();
  const chosen = places.length === 0 ? undefined : place;
  const hasMore = (chosen ?? channel ?? query.orderType) !== undefined || versus !== REPORT_COMPARISONS[0];
  return (
    <PaneTools label={t('filters')}>
      <PeriodFilter filters={filters} />
      <span className={styles.opensMore}>
        <FilterButton isOn={hasMore} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('moreFilters')}
        </FilterButton>
      </span>
      <div className={styles.more} data-open={isOpen || undefined}>
        <FilterPicker
          label={t('compared')}
          value={versus}
          options={REPORT_COMPARISONS.map((id) => ({ id, name: t(`compared.${id}`) }))}
          onChange={(versus) => keep({ versus: versus === REPORT_COMPARISONS[0] ? undefined : versus })}
        />
        {places.length > 0 && (
          <FilterPicker
            label={t('stores')}
            any={t('allStores')}
            value={place}
            options={places}
            onChange={filters.keepPlace}
          />
        )}
        {of === 'sales' && <KindFilters filters={filters} />}
      </div>
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
        : { period: chosen === REPORT_PERIODS[0] ? undefined : chosen, from: undefined, to: undefined },
    );
  return (
    <>
      <FilterPicker
        label={t('period')}
        value={period}
        options={REPORT_PERIODS.map((id) => ({ id, name: t(`period.${id}`) }))}
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

/** The channel and the order type of tickets. */
function KindFilters({ filters }: FilterProps) {
  const t = usePhrases(reportsPhrases);
  const { query, keep } = filters;
  return (
    <>
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
    </>
  );
}

/** `Nov 9th 2026 – Nov 15th 2026, compared with Nov 2nd 2026 – Nov 8th 2026` */
export function DaysLine({ filters }: FilterProps) {
  const t = usePhrases(reportsPhrases);
  const say = useDaysText();
  const { days, compared, isOpen } = filters;
  const parts = [
    say(days),
    ...(isOpen ? [t('todaySoFar')] : []),
    ...(compared ? [t('versus', { days: say(compared) })] : []),
  ];
  return (
    <Text tone="muted" size="sm">
      {parts.map((part, at) => (
        <Fragment key={part}>
          <span className={styles.days}>
            {part}
            {at < parts.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
    </Text>
  );
}

/** `Nov 9th 2026 – Nov 15th 2026` */
export function useDaysText() {
  const t = usePhrases(reportsPhrases);
  return ({ from, to }: Days) =>
    from === to ? formatDate(from) : t('dayRange', { from: formatDate(from), to: formatDate(to) });
}
