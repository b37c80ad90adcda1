import { Button } from '@mantine/core';
import { endOffsetFrom } from '@servery/domain';
import { dayName, endsNextDay, weekDays } from '@servery/words';
import { IconPlus, IconX } from '@tabler/icons-react';
import { liesWithin } from '../../../editing/document/path-value.ts';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { TimeInput } from '../../../editing/fields/time-field.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type Cell, dayLetter, entriesOf, nextSpan, type Span, sameSpans } from './cells.ts';
import styles from './hours-panel.module.css';
import { OriginMark } from './origin-mark.tsx';
import { useCellMark, useHours, useSetSpans } from './use-hours.ts';

/** The times of a day that its set says itself, and the other days that have the same. */
export function OwnHours(cell: Cell) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const setSpans = useSetSpans();
  const { origin, isChanged } = useCellMark(cell);
  const spans = entriesOf(hours, cell);
  const { kind: level } = useEditor().level;
  const canSave = useMayEdit(['hours']);
  const key = `cell ${cell.set} ${cell.day}`;
  const handleLine = (changed: number, span: Span) =>
    setSpans(
      cell,
      spans.map((entry, at) => (at === changed ? span : entry)),
      key,
    );
  return (
    <>
      <div className={styles.labelLine}>
        <span className={styles.label}>{t('open')}</span>
        {isChanged && <UnsavedDot />}
        {level !== 'company' && (
          <Text place="end">
            <OriginMark origin={origin} />
          </Text>
        )}
      </div>
      {spans.length === 0 && <p className={styles.closed}>{t('closedAllDay')}</p>}
      {spans.map((span, at) => (
        <Line
          key={span.id}
          line={at + 1}
          span={span}
          disabled={!canSave}
          onChange={(next) => handleLine(at, next)}
          onRemove={() => setSpans(cell, spans.toSpliced(at, 1))}
        />
      ))}
      <CellProblems {...cell} />
      {canSave && <DayActions {...cell} />}
    </>
  );
}

function DayActions(cell: Cell) {
  const t = usePhrases(hoursPhrases);
  const setSpans = useSetSpans();
  const spans = entriesOf(useHours(), cell);
  return (
    <>
      <div className={styles.lineActions}>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => setSpans(cell, [...spans, nextSpan(spans)])}
        >
          {t('addHours')}
        </Button>
        {spans.length > 0 && (
          <Button variant="subtle" size="sm" onClick={() => setSpans(cell, [])}>
            {t('closedAllDay')}
          </Button>
        )}
      </div>
      <OtherDays {...cell} />
    </>
  );
}

type LineProps = {
  readonly line: number;
  readonly span: Span;
  readonly disabled: boolean;
  readonly onChange: (span: Span) => void;
  readonly onRemove: () => void;
};

/** HR-03: an end at or before the start lies on the next day. */
function Line({ line, span, disabled, onChange, onRemove }: LineProps) {
  const t = usePhrases(hoursPhrases);
  const { startTime, endOffset } = span;
  const end = startTime + endOffset;
  return (
    <div className={styles.line}>
      <TimeInput
        label={t('opensAt', { line })}
        value={startTime}
        disabled={disabled}
        onChange={(start) => onChange({ startTime: start, endOffset: endOffsetFrom(start, end % 86_400) })}
      />
      <Text tone="faint">{t('to')}</Text>
      <TimeInput
        label={t('closesAt', { line })}
        value={end}
        disabled={disabled}
        onChange={(close) => onChange({ startTime, endOffset: endOffsetFrom(startTime, close) })}
      />
      {!disabled && (
        <IconButton
          size="sm"
          label={t('removeHours', { line })}
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={onRemove}
        />
      )}
      {endsNextDay(span) && <span className={styles.nextDay}>{t('nextDay')}</span>}
    </div>
  );
}

function CellProblems({ set, day }: Cell) {
  const hours = useHours();
  const ids = new Set(entriesOf(hours, { set, day }).map(({ id }) => id));
  const problems = useEditorState((state) => state.problems);
  const own = problems.filter(({ path }) => {
    const step = path[3];
    return (
      liesWithin(path, ['hours', set, 'days']) && typeof step === 'object' && 'id' in step && ids.has(String(step.id))
    );
  });
  return own.map(({ message, path }) => (
    <p key={JSON.stringify(path)} className={styles.problem} role="status">
      {message}
    </p>
  ));
}

/** The days that have the same hours are pressed; pressing another gives it these. */
function OtherDays(cell: Cell) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const setSpans = useSetSpans();
  const spans = entriesOf(hours, cell);
  return (
    <fieldset className={styles.others}>
      <legend className={styles.label}>{t('otherDays')}</legend>
      <div className={styles.days}>
        {weekDays(hours.startOfWeek).map((day) => {
          const isSame = day === cell.day || sameSpans(entriesOf(hours, { ...cell, day }), spans);
          return (
            <button
              key={day}
              type="button"
              className={styles.dayButton}
              aria-label={t('useOn', { day: dayName(day) })}
              aria-pressed={isSame}
              data-current={day === cell.day || undefined}
              disabled={day === cell.day}
              onClick={() => setSpans({ ...cell, day }, spans)}
            >
              {dayLetter(day)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
