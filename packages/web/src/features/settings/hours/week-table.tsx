import { VisuallyHidden } from '@mantine/core';
import { HOURS_SETS, type HoursSetName } from '@servery/domain';
import { dayName, timeText, weekDays } from '@servery/words';
import { type KeyboardEvent, useRef } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { type Cell, resolvedEntries, scaleOf } from './cells.ts';
import { copyCell, openPanel, useHoursSelection } from './hours-selection.ts';
import { SetHead } from './set-head.tsx';
import { useHours, useSetSpans } from './use-hours.ts';
import { WeekCell } from './week-cell.tsx';
import styles from './week-table.module.css';

/** Days by sets: the week at one look. Arrow keys move, Enter edits, copy and paste work on cells. */
export function WeekTable() {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const scale = scaleOf(hours);
  const days = weekDays(hours.startOfWeek);
  const table = useRef<HTMLTableElement>(null);
  const handleKey = useCellKeys(days, ({ set, day }) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${set}-${day}"]`)?.focus(),
  );
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells of a week are edited like a grid */}
      <table ref={table} className={styles.table} role="grid" aria-label={t('week')} onKeyDown={handleKey}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t('day')}</VisuallyHidden>
            </th>
            {HOURS_SETS.map((set) => (
              <th key={set} scope="col">
                <SetHead set={set} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row" className={styles.day}>
                {dayName(day)}
              </th>
              {HOURS_SETS.map((set) => (
                <WeekCell key={set} set={set} day={day} scale={scale} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The scale of the bars and the meaning of edges and dots. */
export function WeekLegend() {
  const t = usePhrases(hoursPhrases);
  const scale = scaleOf(useHours());
  const { kind: level } = useEditor().level;
  return (
    <p className={styles.legend}>
      <span>{t('scale', { from: timeText(scale.from), to: timeText(scale.to) })}</span>
      {level === 'here' && (
        <span className={styles.key} data-key="here">
          {t('legendHere')}
        </span>
      )}
      {level !== 'company' && (
        <span className={styles.key} data-key="group">
          {t('legendGroup')}
        </span>
      )}
      <span className={styles.key} data-key="follows">
        {t('legendFollows')}
      </span>
      <span className={styles.key} data-key="unsaved">
        {t('legendUnsaved')}
      </span>
    </p>
  );
}

const steps: Readonly<Record<string, readonly [days: number, sets: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

function useCellKeys(days: readonly number[], focus: (cell: Cell) => void) {
  const hours = useHours();
  const setSpans = useSetSpans();
  const canSave = useMayEdit(['hours']);
  return (event: KeyboardEvent) => {
    const { selection, clipboard } = useHoursSelection.getState();
    const isOnCell = event.target instanceof HTMLElement && event.target.dataset.cell !== undefined;
    if (selection.kind !== 'cell' || !isOnCell) return;
    const step = steps[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (step) focus(moved(selection, days, step));
    else if (isCommand && event.key === 'c') copyCell(resolvedEntries(hours, selection));
    else if (isCommand && event.key === 'v' && clipboard && canSave) setSpans(selection, clipboard);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && canSave) setSpans(selection, []);
    else if (event.key === 'Enter') editCell(selection);
    else return;
    event.preventDefault();
  };
}

function moved({ set, day }: Cell, days: readonly number[], [byDays, bySets]: readonly [number, number]): Cell {
  const row = Math.min(6, Math.max(0, days.indexOf(day) + byDays));
  const sets: readonly HoursSetName[] = HOURS_SETS;
  const column = Math.min(3, Math.max(0, sets.indexOf(set) + bySets));
  return { day: days[row] ?? day, set: sets[column] ?? set };
}

/** Opens the cell in the panel and goes to its first time. */
function editCell(cell: Cell): void {
  openPanel({ kind: 'cell', set: cell.set, day: cell.day });
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-cell-editor] input')?.focus());
}
