import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveriesPhrases } from '../../../phrases/sales/deliveries.ts';
import { hourName, hoursBetween } from '../../../sales/hours.ts';
import { type SalesRow, totalOf } from '../../../sales/sales-calls.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './late-hours.module.css';

type LateHoursProps = {
  /** By an hour, the last part of their key. */
  readonly rows: readonly SalesRow[];
  /** The zone that they are of; undefined for all. */
  readonly of: string | undefined;
};

/** How many were late of each hour, as bars over their numbers. */
export function LateHours({ rows, of }: LateHoursProps) {
  const t = usePhrases(deliveriesPhrases);
  const hourOf = ({ key }: SalesRow) => Number(key.at(-1));
  const sums = new Map([...Map.groupBy(rows, hourOf)].map(([hour, some]) => [hour, totalOf(some).sums]));
  const most = Math.max(1, ...[...sums.values()].map(({ late = 0 }) => late));
  const hours = rows.length === 0 ? [] : hoursBetween([...sums.keys()]);
  return (
    <div className={styles.hours}>
      <Row justify="between" gap={3} wrap>
        <Heading id="late-hours">{of === undefined ? t('byHour') : `${t('byHour')}, ${of}`}</Heading>
        <Text tone="muted" size="sm">
          {t('hourAbout')}
        </Text>
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached with the keyboard */}
      <section className={styles.frame} tabIndex={0} aria-labelledby="late-hours">
        <table className={styles.table} aria-label={t('byHour')}>
          <thead>
            <tr>
              <th scope="col">{t('hour')}</th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {hourName(hour)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.late}>
              <th scope="row">{t('late')}</th>
              {hours.map((hour) => {
                const late = sums.get(hour)?.late ?? 0;
                return (
                  <td key={hour}>
                    <span className={styles.bar} style={{ '--part': String(late / most) }} aria-hidden />
                    {late}
                  </td>
                );
              })}
            </tr>
            <tr>
              <th scope="row">{t('orders')}</th>
              {hours.map((hour) => (
                <td key={hour}>{sums.get(hour)?.deliveries ?? 0}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
