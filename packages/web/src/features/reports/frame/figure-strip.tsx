import { type SalesColumnId, salesPhrases, salesText } from '@servery/words';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import { ChangeMark } from './change-mark.tsx';
import { Definition, WorkedOut } from './definition.tsx';
import styles from './figure-strip.module.css';
import { beforeIn, valueIn } from './report-values.ts';

type FigureStripProps = {
  readonly columns: readonly SalesColumnId[];
  /** All rows of the report together. */
  readonly total: SalesRow;
  /** Figures that only this report has, after the others. */
  readonly children?: ReactNode;
};

/** The totals of a report, each figure with its earlier value and its meaning. */
export function FigureStrip({ columns, total, children }: FigureStripProps) {
  const t = usePhrases(reportsPhrases);
  return (
    <dl className={styles.strip} aria-label={t('figures')}>
      {columns.map((id) => (
        <ColumnFigure key={id} id={id} total={total} />
      ))}
      {children}
    </dl>
  );
}

type ColumnFigureProps = { readonly id: SalesColumnId; readonly total: SalesRow };

function ColumnFigure({ id, total }: ColumnFigureProps) {
  const t = usePhrases(reportsPhrases);
  const say = usePhrases(salesPhrases);
  const now = valueIn(id, total, total);
  const before = beforeIn(id, total, total);
  return (
    <Figure
      name={say(id)}
      about={
        <Definition name={say(id)} about={say(`${id}.about`)}>
          <WorkedOut id={id} row={total} total={total} />
        </Definition>
      }
      value={salesText(id, now)}
    >
      {total.before && (
        <>
          <ChangeMark id={id} now={now} before={before} />
          {before !== null && <span>{t('wasBefore', { value: salesText(id, before) })}</span>}
        </>
      )}
    </Figure>
  );
}

type FigureProps = {
  readonly name: string;
  /** Its definition. */
  readonly about: ReactNode;
  readonly value: string;
  readonly children?: ReactNode;
};

export function Figure({ name, about, value, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>
        {name}
        {about}
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}
