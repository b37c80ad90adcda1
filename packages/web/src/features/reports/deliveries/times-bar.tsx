import { VisuallyHidden } from '@mantine/core';
import { type SalesColumnId, salesPhrases, salesText } from '@servery/words';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveriesPhrases } from '../../../phrases/sales/deliveries.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import { valueIn } from '../frame/report-values.ts';
import styles from './times-bar.module.css';

const parts = ['makeTime', 'waitTime', 'driveTime'] as const satisfies SalesColumnId[];

type TimesBarProps = {
  readonly row: SalesRow;
  /** Minutes that fill the whole width. */
  readonly most: number;
};

/** The times of deliveries, one after the other, and a tick where the promise was; said in words too. */
export function TimesBar({ row, most }: TimesBarProps) {
  const t = usePhrases(deliveriesPhrases);
  const say = usePhrases(salesPhrases);
  const promise = valueIn('promiseTime', row, row);
  const words = [...parts, 'promiseTime' as const].map((id) => `${say(id)} ${salesText(id, valueIn(id, row, row))}`);
  return (
    <span className={styles.bar} title={words.join(', ')}>
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
      {parts.map((id) => (
        <span
          key={id}
          data-part={id}
          style={{ '--minutes': String((valueIn(id, row, row) ?? 0) / most) }}
          aria-hidden
        />
      ))}
      {promise !== null && (
        <span
          className={styles.tick}
          style={{ '--minutes': String(promise / most) }}
          title={t('promisedAfter', { time: salesText('promiseTime', promise) })}
          aria-hidden
        />
      )}
    </span>
  );
}

/** The meaning of the parts of the bars. */
export function TimesLegend() {
  const t = usePhrases(deliveriesPhrases);
  return (
    <ul className={styles.legend}>
      {parts.map((id) => (
        <li key={id}>
          <span data-part={id} aria-hidden />
          {t(`part.${id}`)}
        </li>
      ))}
      <li>
        <span className={styles.tickSample} aria-hidden />
        {t('part.promised')}
      </li>
    </ul>
  );
}

/** The minutes that the longest bar or promise of some rows takes. */
export function mostMinutes(rows: readonly SalesRow[]): number {
  const ends = rows.flatMap((row) => [
    parts.reduce((sum, id) => sum + (valueIn(id, row, row) ?? 0), 0),
    valueIn('promiseTime', row, row) ?? 0,
  ]);
  return Math.max(1, ...ends);
}
