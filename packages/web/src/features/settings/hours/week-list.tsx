import { SegmentedControl } from '@mantine/core';
import { HOURS_SETS, type HoursSetName, sourceOfSet } from '@servery/domain';
import { dayName, weekDays } from '@servery/words';
import { IconChevronRight } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type Cell, flagOfSet, resolvedEntries, scaleOf } from './cells.ts';
import { HoursBar } from './hours-bar.tsx';
import { openPanel, select, useHoursSelection } from './hours-selection.ts';
import { OriginMark } from './origin-mark.tsx';
import { SameAsSwitch } from './set-head.tsx';
import { useCellMark, useHours } from './use-hours.ts';
import { CellText } from './week-cell.tsx';
import styles from './week-table.module.css';

const words = {
  inStore: 'inStore',
  online: 'online',
  delivery: 'delivery',
  onlineDelivery: 'onlineDeliveryShort',
} as const;

/** The week on a phone: one set at a time, one row per day. */
export function WeekList() {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const set = useHoursSelection(({ selection }) => (selection.kind === 'cell' ? selection.set : 'inStore'));
  const flag = flagOfSet[set];
  return (
    <>
      <SegmentedControl
        fullWidth
        mt={12}
        aria-label={t('sets')}
        value={set}
        onChange={(chosen) => select({ kind: 'cell', set: setNamed(chosen), day: hours.startOfWeek })}
        data={HOURS_SETS.map((name) => ({ value: name, label: t(words[name]) }))}
      />
      {flag && (
        <div style={{ marginTop: 12 }}>
          <SameAsSwitch set={set} flag={flag} />
        </div>
      )}
      <ul className={styles.phoneList}>
        {weekDays(hours.startOfWeek).map((day) => (
          <li key={day}>
            <DayRow set={set} day={day} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DayRow(cell: Cell) {
  const hours = useHours();
  const { kind: level } = useEditor().level;
  const { origin, isChanged } = useCellMark(cell);
  const spans = resolvedEntries(hours, cell);
  const isFollowing = sourceOfSet(hours, cell.set) !== cell.set;
  const isMarked = !isFollowing && level !== 'company' && origin !== 'company';
  return (
    <button type="button" className={styles.phoneRow} onClick={() => openPanel({ kind: 'cell', ...cell })}>
      <Text weight="medium">{dayName(cell.day).slice(0, 3)}</Text>
      <Stack as="span" gap={1.5} place="shrink">
        <span className={styles.phoneLine}>
          <CellText spans={spans} />
          {isChanged && <UnsavedDot />}
          {isMarked && <OriginMark origin={origin} />}
        </span>
        <HoursBar spans={spans} scale={scaleOf(hours)} isFollowing={isFollowing} />
      </Stack>
      <IconChevronRight className={styles.chevron} size={16} stroke={1.75} aria-hidden />
    </button>
  );
}

function setNamed(name: string): HoursSetName {
  return HOURS_SETS.find((set) => set === name) ?? 'inStore';
}
