import { formatCents, localTimeIn } from '@servery/domain';
import { salesPhrases, salesText, timeText } from '@servery/words';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../../phrases/phrases.ts';
import { payrollPhrases } from '../../../phrases/sales/payroll.ts';
import { type TimePunch, timePunchesQuery } from '../../../sales/time-punches.ts';
import { useSession } from '../../../session/session-store.ts';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { NameCell } from '../../../ui/table/name-cell.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import type { ReportRow } from './report-columns.tsx';
import { valueIn } from './report-values.ts';
import { useReportFilters } from './use-report-filters.ts';

const figures = ['worked', 'overtime', 'doubleTime', 'unpaid', 'pay', 'declaredTips'] as const;

type ShiftDrawerProps = { readonly row: ReportRow; readonly onClose: () => void };

/** The time punches behind a person’s row, in the time of their stores. */
export function ShiftDrawer({ row, onClose }: ShiftDrawerProps) {
  const t = usePhrases(payrollPhrases);
  const say = usePhrases(salesPhrases);
  const { userCompanyId } = useSession();
  const { days, place } = useReportFilters();
  const asked = { from: days.from, to: days.to, places: place, person: row.id };
  const punches = useQuery(timePunchesQuery(userCompanyId, asked));
  const shown = figures.filter((id) => id !== 'pay' || row.sums.straight !== undefined);
  return (
    <SidePanel title={row.name} isOpen onClose={onClose} width={640}>
      <Stack gap={4}>
        <Facts>
          {shown.map((id) => (
            <Fact key={id} name={say(id)}>
              {salesText(id, valueIn(id, row, row))}
            </Fact>
          ))}
        </Facts>
        {punches.data ? (
          <Shifts punches={punches.data} />
        ) : (
          <LoadState query={punches} failed={[t('failed')]} rows={6} />
        )}
      </Stack>
    </SidePanel>
  );
}

function Shifts({ punches }: { readonly punches: readonly TimePunch[] }) {
  const t = usePhrases(payrollPhrases);
  const { accessibleTenants } = useSession();
  if (punches.length === 0) return <EmptyState title={t('noPunches')} framed={false} />;
  const placeOf = (id: string) => accessibleTenants.find((tenant) => tenant.id === id);
  return (
    <PlainTable
      label={t('newest', { count: punches.length })}
      framed={false}
      rows={punches}
      rowKey={({ punch }) => `${punch.locationId}.${punch.id}`}
      columns={[
        {
          id: 'shift',
          title: t('shift'),
          cell: ({ punch }) => (
            <NameCell
              name={formatDate(punch.businessDate)}
              meta={`${placeOf(punch.locationId)?.name ?? punch.locationId}, ${punch.job.name}`}
            />
          ),
        },
        {
          id: 'time',
          title: t('time'),
          cell: (shift) => <Times shift={shift} zone={placeOf(shift.punch.locationId)?.timezone || 'UTC'} />,
        },
        {
          id: 'tips',
          title: t('tips'),
          align: 'right',
          hideOnPhone: true,
          cell: ({ punch }) => formatCents(punch.declaredTips),
        },
        { id: 'paid', title: t('paidTime'), align: 'right', cell: ({ paid }) => salesText('worked', paid) },
      ]}
    />
  );
}

function clock(instant: string, zone: string): string {
  return timeText(localTimeIn(Date.parse(instant), zone).seconds);
}

type TimesProps = { readonly shift: TimePunch; readonly zone: string };

/** From when to when, and below it the breaks and its irregularities. */
function Times({ shift: { punch, marks }, zone }: TimesProps) {
  const t = usePhrases(payrollPhrases);
  const span = (from: string, to: string | null) =>
    `${clock(from, zone)} – ${to === null ? t('stillOpen') : clock(to, zone)}`;
  const remarks = [
    ...punch.breaks.map(({ kind, from, to, isPaid }) =>
      t('break', { kind: t(kind), time: span(from, to), paid: t(isPaid ? 'paid' : 'unpaid') }),
    ),
    ...(punch.state === 'VOIDED' ? [t('voided')] : []),
    ...marks.map((mark) => t(mark)),
    ...punch.edits.map(({ by, reason }) => t('edit', { name: by.name, reason: reason.trim() || t('noReason') })),
  ];
  return (
    <div>
      <Text as="p">{span(punch.clockedIn, punch.clockedOut)}</Text>
      {[...new Set(remarks)].map((remark) => (
        <Text key={remark} as="p" tone="muted" size="sm">
          {remark}
        </Text>
      ))}
    </div>
  );
}
