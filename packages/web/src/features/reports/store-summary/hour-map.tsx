import { SegmentedControl } from '@mantine/core';
import { salesPhrases, salesText } from '@servery/words';
import dayjs from 'dayjs';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { hourName, hoursBetween } from '../../../sales/hours.ts';
import type { SalesAnswer } from '../../../sales/sales-calls.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { valueIn } from '../frame/report-values.ts';
import styles from './hour-map.module.css';

const figures = ['netSales', 'guests', 'tickets'] as const;
const steps = 5;
/** A Monday. */
const monday = '2026-11-23';
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const cents = 100;
const thousand = 1_000;

/** Weekdays and hours of the stores' clocks as a table whose cells are the darker the more was sold. */
export function HourMap({ sales }: { readonly sales: SalesAnswer }) {
  const t = usePhrases(reportsPhrases);
  const say = usePhrases(salesPhrases);
  const [figure, setFigure] = useChoiceInAddress('figure', figures);
  const values = new Map(sales.rows.map((row) => [row.key.join(' '), valueIn(figure, row, sales.total) ?? 0]));
  const hours = hoursBetween(sales.rows.map(({ key }) => Number(key[1])));
  const most = Math.max(1, ...values.values());
  const best = sales.rows.find((row) => values.get(row.key.join(' ')) === most);
  return (
    <>
      <Row justify="between" gap={3} wrap>
        <Text tone="muted" size="sm">
          {t('byHourAbout')}
        </Text>
        <SegmentedControl
          aria-label={t('byHour')}
          value={figure}
          onChange={setFigure}
          data={figures.map((value) => ({ value, label: say(value) }))}
        />
      </Row>
      <div className={styles.frame}>
        <table className={styles.map} aria-label={t('byHour')}>
          <thead>
            <tr>
              <td />
              {hours.map((hour) => (
                <th key={hour} scope="col" aria-label={hourName(hour)}>
                  <HourHead hour={hour} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row">
                  {dayjs(monday)
                    .add(weekday - 1, 'day')
                    .format('ddd')}
                </th>
                {hours.map((hour) => {
                  const value = values.get(`${weekday} ${hour}`) ?? 0;
                  return (
                    <td key={hour} data-step={stepOf(value, most)} title={salesText(figure, value)}>
                      {short(figure, value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {best && (
        <Text as="p" tone="muted" size="sm">
          {t('bestHour', {
            day: dayjs(monday)
              .add(Number(best.key[0]) - 1, 'day')
              .format('dddd'),
            hour: hourName(Number(best.key[1])),
            value: salesText(figure, most),
          })}
        </Text>
      )}
    </>
  );
}

/** `11 AM`; a phone has no room for the half of the day. */
function HourHead({ hour }: { readonly hour: number }) {
  const [number, half] = hourName(hour).split(' ');
  return (
    <>
      {number}
      <span className={styles.half}> {half}</span>
    </>
  );
}

function stepOf(value: number, most: number): number {
  return value <= 0 ? 0 : Math.max(1, Math.ceil((value / most) * steps));
}

/** Money in thousand dollars, as there is room for; the whole figure is in its title. */
function short(figure: (typeof figures)[number], value: number): string {
  if (figure !== 'netSales') return value === 0 ? '' : String(value);
  return value === 0 ? '' : (value / cents / thousand).toFixed(1);
}
