import { VisuallyHidden } from '@mantine/core';
import { formatCents, shareOfCents } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { lazy, Suspense } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { todayPhrases } from '../../phrases/sales/today.ts';
import { hourName, hoursBetween } from '../../sales/hours.ts';
import { reportOfDays } from '../../sales/report-of-days.ts';
import { type SalesToday, salesSincePublishQuery, salesTodayQuery } from '../../sales/today-calls.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { useSession } from '../../session/session-store.ts';
import { Panel, PanelBody } from '../../ui/data/panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { NetChange } from './net-change.tsx';
import styles from './sales-panel.module.css';
import { SalesStores } from './sales-stores.tsx';

/** Only where sales look unusual. */
const SincePublishLine = lazy(() => import('./since-publish-line.tsx').then((m) => ({ default: m.SincePublishLine })));

/** So many stores are listed; the room for them is there before they come. */
const mostStores = 5;

/** The sales of the stores of the level today, beside the same weekday of last week. */
export function SalesPanel() {
  const t = usePhrases(todayPhrases);
  const { userCompanyId } = useSession();
  const { id, locations } = useActiveLevel();
  const { data, isPending, isError, refetch } = useQuery(salesTodayQuery(userCompanyId, id));
  const { data: since } = useQuery(salesSincePublishQuery(userCompanyId, id));
  const [first] = since?.unusual ?? [];
  const rows = locations.length > 1 ? Math.min(locations.length, mostStores) : 0;
  return (
    <Panel
      title={t('title')}
      actions={
        <Link to="/storeSummary" search={data ? reportOfDays({ from: data.date, to: data.date }, id) : {}}>
          {t('storeSummary')}
        </Link>
      }
    >
      <div className={styles.expected} style={{ '--rows': rows }} data-stores={rows > 0 || undefined}>
        {isPending && (
          <PanelBody>
            <SkeletonTable rows={rows + 6} />
          </PanelBody>
        )}
        {isError && !data && (
          <PanelBody>
            <ErrorState title={t('failed')} framed={false} onRetry={refetch}>
              {t('failedHint')}
            </ErrorState>
          </PanelBody>
        )}
        {data && <Sold sales={data} />}
        {data && rows > 0 && <SalesStores sales={data} most={rows} />}
      </div>
      {since && first && (
        <Suspense>
          <SincePublishLine first={first} unusual={since.counts.unusual} />
        </Suspense>
      )}
    </Panel>
  );
}

function Sold({ sales }: { readonly sales: SalesToday }) {
  const t = usePhrases(todayPhrases);
  const { soFar } = sales;
  const average = soFar.tickets === 0 ? null : shareOfCents(soFar.net, 1, soFar.tickets);
  return (
    <div className={styles.sold}>
      <p className={styles.net}>
        <VisuallyHidden>{t('netSales')}</VisuallyHidden>
        <span>{formatCents(soFar.net)}</span>
      </p>
      <Against sales={sales} />
      <Hours sales={sales} />
      <dl className={styles.figures}>
        <div>
          <dt>{t('tickets')}</dt>
          <dd>{soFar.tickets.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>{t('averageTicket')}</dt>
          <dd>{average === null ? '–' : formatCents(average)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** `↗ 2.3 % $9,120.00 by 2 PM, from $8,844.00 last Friday, same 4 stores` */
function Against({ sales: { compared, date, soFar, stores } }: { readonly sales: SalesToday }) {
  const t = usePhrases(todayPhrases);
  const weekday = dayjs(date).format('dddd');
  if (compared === null)
    return (
      <p className={styles.against}>
        <Text tone="faint">{t(soFar.tickets === 0 ? 'nothing' : 'notYet', { weekday })}</Text>
      </p>
    );
  const { now, before, until } = compared;
  const by = until === null ? t('byOver') : t('byHour', { hour: hourName(until) });
  const sentence = t('against', { now: formatCents(now.net), by, before: formatCents(before.net), weekday });
  const isSome = compared.stores < stores && compared.stores > 1;
  return (
    <p className={styles.against}>
      <NetChange now={now.net} before={before.net} />{' '}
      <Text tone="muted">{isSome ? `${sentence}, ${t('sameStores', { count: compared.stores })}` : sentence}</Text>
    </p>
  );
}

/** Each hour of today before that of last week. */
function Hours({ sales: { hours, date } }: { readonly sales: SalesToday }) {
  const t = usePhrases(todayPhrases);
  const weekday = dayjs(date).format('dddd');
  if (hours.length === 0) return <p className={styles.noBars}>{t('nothingWith', { weekday })}</p>;
  const sold = new Map(hours.map((one) => [one.hour, one]));
  const shown = hoursBetween([...sold.keys()]);
  const most = Math.max(1, ...hours.flatMap(({ now, before }) => [now, before]));
  const high = (cents: number) => `${Math.max(0, (cents / most) * 100)}%`;
  return (
    <>
      <ul className={styles.bars} aria-label={t('byHours')}>
        {shown.map((hour) => {
          const { now = 0, before = 0 } = sold.get(hour) ?? {};
          const text = t('hourSold', {
            hour: hourName(hour),
            now: formatCents(now),
            before: formatCents(before),
            weekday,
          });
          return (
            <li key={hour} title={text}>
              <span className={styles.before} style={{ height: high(before) }} />
              <span className={styles.now} style={{ height: high(now) }} />
              <VisuallyHidden>{text}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <div className={styles.legend} aria-hidden>
        <span>{hourName(shown[0] ?? 0)}</span>
        <Row gap={3}>
          <span className={styles.key} data-of="now">
            {t('today')}
          </span>
          <span className={styles.key}>{t('lastWeekday', { weekday })}</span>
        </Row>
        <span>{hourName(shown.at(-1) ?? 0)}</span>
      </div>
    </>
  );
}
