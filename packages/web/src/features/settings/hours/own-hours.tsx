import { Button } from '@mantine/core';
import { dayName, weekDays } from '@servery/words';
import { IconPlus } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { FieldFinding } from '../../../editing/fields/field-finding.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type Cell, dayLetter, entriesOf, nextSpan, type Span, sameSpans } from './cells.ts';
import styles from './hours-panel.module.css';
import { OriginMark } from './origin-mark.tsx';
import { SpanLine } from './span-line.tsx';
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
  const handleLine = (changed: string, span: Span) =>
    setSpans(
      cell,
      spans.map((entry) => (entry.id === changed ? { id: entry.id, ...span } : entry)),
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
        <SpanLine
          key={span.id}
          labels={{
            opens: t('opensAt', { line: at + 1 }),
            closes: t('closesAt', { line: at + 1 }),
            remove: t('removeHours', { line: at + 1 }),
          }}
          span={span}
          disabled={!canSave}
          onChange={(next) => handleLine(span.id, next)}
          onRemove={() =>
            setSpans(
              cell,
              spans.filter(({ id }) => id !== span.id),
            )
          }
        />
      ))}
      {spans.map(({ id }) => (
        <FieldFinding key={id} path={['hours', cell.set, 'days', { id }]} hasParts />
      ))}
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
