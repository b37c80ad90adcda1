import { Button } from '@mantine/core';
import type { Json } from '@servery/domain';
import { dayName } from '@servery/words';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useChainRows } from '../../../editing/fields/value-chain.tsx';
import { OverrideBelowList } from '../../../editing/overrides/below/override-below-list.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { originIcons } from '../../../ui/icons.tsx';
import type { ChainRow } from '../../../ui/inheritance/chain-popover.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type Cell, cellText, entriesOf, readCell } from './cells.ts';
import styles from './hours-panel.module.css';
import { useCellMark, useHours, useRevertCell } from './use-hours.ts';

/** The chain of values of the day, laid open. */
export function CellOrigins(cell: Cell) {
  const t = usePhrases(hoursPhrases);
  const { kind: level } = useEditor().level;
  const canSave = useMayEdit(['hours']);
  const hours = useHours();
  const revert = useRevertCell();
  const { isOwn, isChanged } = useCellMark(cell);
  const first = entriesOf(hours, cell)[0];
  const path = ['hours', cell.set, 'days', ...(first ? [{ id: first.id }] : [])];
  const format = (value: Json): ReactNode => spansText(value, t('closed'));
  const rows = useChainRows(path, format, readCell(cell));
  const inForce = rows.find(({ value }) => value !== null);
  const canRevert = canSave && (level === 'company' ? isChanged : isOwn);
  return (
    <section className={styles.section}>
      <h3 className={styles.label}>{t('whereFrom')}</h3>
      <ol className={styles.chain}>
        {rows.map((row) => (
          <OriginLine key={row.level} row={row} isInForce={row === inForce} />
        ))}
      </ol>
      {canRevert && (
        <Button
          size="sm"
          leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
          onClick={() => revert(cell)}
        >
          {t(level === 'company' ? 'revertLoaded' : 'revert')}
        </Button>
      )}
      {level !== 'here' && (
        <div className={styles.overridesBelow}>
          <OverrideBelowList path={path} label={`${dayName(cell.day)} · ${t(cell.set)}`} format={() => null} />
        </div>
      )}
    </section>
  );
}

function OriginLine({ row, isInForce }: { readonly row: ChainRow; readonly isInForce: boolean }) {
  const Icon = originIcons[row.level];
  return (
    <li className={styles.chainRow} data-level={row.level} data-in-force={isInForce || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <div>
        <p className={styles.chainValue}>{row.value ?? row.meta}</p>
        <Text as="p" tone="faint" size="sm" dense>
          {row.name}
          {row.value !== null && row.meta && <> · {row.meta}</>}
        </Text>
      </div>
    </li>
  );
}

function spansText(value: Json, closed: string): ReactNode {
  const entries = Array.isArray(value) ? value : [];
  const spans = entries.flatMap(({ startTime, endOffset }) =>
    typeof startTime === 'number' && typeof endOffset === 'number' ? [{ startTime, endOffset }] : [],
  );
  return cellText(spans, closed);
}
