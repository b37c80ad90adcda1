import { sourceOfSet } from '@servery/domain';
import { dayName, endsNextDay, spanText } from '@servery/words';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import edge from '../../../ui/inheritance/origin-edge.module.css';
import { type Cell, cellText, resolvedEntries } from './cells.ts';
import { HoursBar } from './hours-bar.tsx';
import { openPanel, select, useHoursSelection } from './hours-selection.ts';
import { useCellMark, useHours } from './use-hours.ts';
import styles from './week-table.module.css';

type WeekCellProps = Cell & { readonly scale: { readonly from: number; readonly to: number } };

/** A day of a set: the hours in words and as a bar, its edge showing where they come from. */
export function WeekCell({ scale, ...cell }: WeekCellProps) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const { origin, isChanged } = useCellMark(cell);
  const isSelected = useHoursSelection(
    ({ selection }) => selection.kind === 'cell' && selection.set === cell.set && selection.day === cell.day,
  );
  const isFollowing = sourceOfSet(hours, cell.set) !== cell.set;
  const spans = resolvedEntries(hours, cell);
  const name = t('edit', { day: dayName(cell.day), set: t(cell.set), hours: cellText(spans, t('closed')) });
  return (
    <td
      className={`${edge.cell} ${styles.cell}`}
      data-origin={isFollowing ? undefined : origin}
      data-selected={isSelected || undefined}
      data-following={isFollowing || undefined}
    >
      <button
        type="button"
        className={styles.cellButton}
        data-cell={`${cell.set}-${cell.day}`}
        tabIndex={isSelected ? 0 : -1}
        aria-label={name}
        aria-current={isSelected || undefined}
        onClick={() => openPanel({ kind: 'cell', ...cell })}
        onFocus={() => select({ kind: 'cell', ...cell })}
      >
        <CellText spans={spans} isGray={isFollowing} />
        <HoursBar spans={spans} scale={scale} isFollowing={isFollowing} />
        {isChanged && !isFollowing && <span className={edge.unsaved} />}
      </button>
    </td>
  );
}

type CellTextProps = { readonly spans: ReturnType<typeof resolvedEntries>; readonly isGray?: boolean };

export function CellText({ spans, isGray = false }: CellTextProps) {
  const t = usePhrases(hoursPhrases);
  const shown = spans.length > 2 ? spans.slice(0, 1) : spans;
  if (spans.length === 0) return <span className={styles.closed}>{t('closed')}</span>;
  return (
    <span className={styles.texts} data-dense={spans.length > 1 || undefined} data-gray={isGray || undefined}>
      {shown.map((span) => (
        <span key={span.id} className={styles.text}>
          {spanText(span)}
          {endsNextDay(span) && <span className={styles.nextDay}>{t('nextDay')}</span>}
        </span>
      ))}
      {spans.length > 2 && <span className={styles.text}>{t('more', { count: spans.length - 1 })}</span>}
    </span>
  );
}
