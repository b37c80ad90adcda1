import { formatCents } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { usePhrases } from '../../phrases/phrases.ts';
import { todayPhrases } from '../../phrases/sales/today.ts';
import { hourName } from '../../sales/hours.ts';
import { reportOfDays } from '../../sales/report-of-days.ts';
import type { SalesToday } from '../../sales/today-calls.ts';
import { useSession } from '../../session/session-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import { NetChange } from './net-change.tsx';
import styles from './sales-panel.module.css';

type SalesStoresProps = {
  readonly sales: SalesToday;
  /** So many are listed at most. */
  readonly most: number;
};

/** Open stores without tickets first, then those that are furthest from their sales a week ago. */
export function SalesStores({ sales: { silent, byStore, date, stores }, most }: SalesStoresProps) {
  const t = usePhrases(todayPhrases);
  const { accessibleTenants } = useSession();
  const names = new Map(accessibleTenants.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const weekday = dayjs(date).format('dddd');
  const quiet = silent.slice(0, most);
  const isQuiet = new Set(quiet.map(({ locationId }) => locationId));
  const selling = byStore.filter(({ locationId }) => !isQuiet.has(locationId)).slice(0, most - quiet.length);
  const rows = quiet.length + selling.length;
  return (
    <div className={styles.stores}>
      <table aria-label={t('stores')}>
        <thead>
          <tr>
            <th scope="col">{t('store')}</th>
            <th scope="col">{t('soFar')}</th>
            <th scope="col">{t('versus', { weekday: dayjs(date).format('ddd') })}</th>
          </tr>
        </thead>
        <tbody>
          {quiet.map(({ locationId, date: its, lastHour, usualTickets }) => (
            <tr key={locationId} title={t('silentAbout', { count: usualTickets, weekday })}>
              <StoreName id={locationId} name={nameOf(locationId)} date={its} />
              <td colSpan={2}>
                <Text tone="bad" weight="medium">
                  {lastHour === null ? t('silentToday') : t('silentSince', { hour: hourName(lastHour) })}
                </Text>
              </td>
            </tr>
          ))}
          {selling.map(({ locationId, date: its, soFar, now, before }) => (
            <tr key={locationId}>
              <StoreName id={locationId} name={nameOf(locationId)} date={its} />
              <td>
                <b>{formatCents(soFar.net)}</b>
              </td>
              <td>
                <NetChange now={now.net} before={now.tickets === 0 ? 0 : before.net} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows === 0 && <p className={styles.note}>{t('noStores')}</p>}
      {rows > 0 && rows < Math.min(most, stores) && (
        <p className={styles.others}>{t('othersSoldNothing', { count: stores - rows })}</p>
      )}
    </div>
  );
}

function StoreName({ id, name, date }: { readonly id: string; readonly name: string; readonly date: string }) {
  return (
    <th scope="row">
      <Link to="/storeSummary" search={reportOfDays({ from: date, to: date }, id)} className={styles.store}>
        {name}
      </Link>
    </th>
  );
}
