import { Button } from '@mantine/core';
import { endOffsetFrom, type HoursSetName, type Json, sourceOfSet } from '@servery/domain';
import { IconArrowBackUp, IconInfoCircle, IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditor, useEditorState } from '../../configuration/editor-context.ts';
import { KeeperList } from '../../configuration/keepers/keeper-list.tsx';
import { useMayEdit } from '../../configuration/may-edit.ts';
import { liesWithin } from '../../configuration/path-value.ts';
import { TimeInput } from '../../configuration/time-field.tsx';
import { nameOfLevel } from '../../configuration/use-field.ts';
import { useChainRows } from '../../configuration/value-chain.tsx';
import { dayName, endsNextDay } from '../../configuration/words/hours-text.ts';
import { lengthText } from '../../configuration/words/settings-words.ts';
import { hoursPhrases } from '../../phrases/hours.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { UnsavedDot } from '../../ui/fields/label-line.tsx';
import { originIcons } from '../../ui/icons.tsx';
import { InheritanceMark } from '../../ui/inheritance/inheritance-mark.tsx';
import {
  type Cell,
  cellText,
  dayLetter,
  entriesOf,
  flagOfSet,
  followersOf,
  nextSpan,
  readCell,
  resolvedEntries,
  type Span,
  sameSpans,
  weekDays,
  withSwitch,
} from './cells.ts';
import styles from './hours-panel.module.css';
import { newId, useCellMark, useEditHours, useHours, useRevertCell, useSetSpans } from './use-hours.ts';

/** One day of a set: its times, the days it is used on too, and where it comes from. */
export function CellEditor({ withTitle, ...cell }: Cell & { readonly withTitle: boolean }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const spans = resolvedEntries(hours, cell);
  const source = sourceOfSet(hours, cell.set);
  const seconds = spans.reduce((sum, { endOffset }) => sum + endOffset, 0);
  return (
    <div data-cell-editor>
      <section className={styles.section}>
        {withTitle && (
          <h2 className={styles.title}>
            {dayName(cell.day)} · {t(cell.set)}
          </h2>
        )}
        <p className={styles.meta}>{spans.length === 0 ? t('closed') : t('openFor', { time: lengthText(seconds) })}</p>
        {source === cell.set ? <OwnHours {...cell} /> : <FollowedHours cell={cell} source={source} />}
      </section>
      {source === cell.set && <WhereFrom {...cell} />}
      <Followers set={cell.set} />
    </div>
  );
}

function OwnHours(cell: Cell) {
  const t = usePhrases(hoursPhrases);
  const editor = useEditor();
  const hours = useHours();
  const setSpans = useSetSpans();
  const { origin, isChanged } = useCellMark(cell);
  const spans = entriesOf(hours, cell);
  const { level } = editor.level;
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
          <span className={styles.mark}>
            <InheritanceMark
              origin={origin}
              {...(origin === 'group' && { word: nameOfLevel(editor, origin) || t('legendGroup') })}
            />
          </span>
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
      {canSave && (
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
      )}
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
      <span className={styles.to}>{t('to')}</span>
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

type FollowedHoursProps = { readonly cell: Cell; readonly source: HoursSetName };

function FollowedHours({ cell, source }: FollowedHoursProps) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const canSave = useMayEdit(['hours']);
  const editHours = useEditHours();
  const flag = flagOfSet[cell.set];
  return (
    <>
      <p className={styles.followed}>{cellText(resolvedEntries(hours, cell), t('closed'))}</p>
      <p className={styles.meta}>{t('followsSet', { set: t(source).toLowerCase() })}</p>
      {flag && canSave && (
        <Button mt={12} size="sm" onClick={() => editHours((before) => withSwitch(before, flag, false, newId))}>
          {t('ownHours')}
        </Button>
      )}
    </>
  );
}

/** The chain of values of the day, laid open. */
function WhereFrom(cell: Cell) {
  const t = usePhrases(hoursPhrases);
  const { level } = useEditor().level;
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
        {rows.map((row) => {
          const Icon = originIcons[row.level];
          return (
            <li
              key={row.level}
              className={styles.chainRow}
              data-level={row.level}
              data-in-force={row === inForce || undefined}
            >
              <Icon size={16} stroke={1.75} aria-hidden />
              <div>
                <p className={styles.chainValue}>{row.value ?? row.meta}</p>
                <p className={styles.meta}>
                  {row.name}
                  {row.value !== null && row.meta && <> · {row.meta}</>}
                </p>
              </div>
            </li>
          );
        })}
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
        <div className={styles.keepers}>
          <KeeperList path={path} label={`${dayName(cell.day)} · ${t(cell.set)}`} format={() => null} />
        </div>
      )}
    </section>
  );
}

function Followers({ set }: { readonly set: HoursSetName }) {
  const t = usePhrases(hoursPhrases);
  const followers = followersOf(useHours(), set);
  if (followers.length === 0) return null;
  return (
    <section className={styles.section}>
      {followers.map((follower) => (
        <p key={follower} className={styles.info}>
          <IconInfoCircle className={styles.infoIcon} size={16} stroke={1.75} aria-hidden />
          {t('followers', { sets: t(follower) })}
        </p>
      ))}
    </section>
  );
}

function spansText(value: Json, closed: string): ReactNode {
  const entries = Array.isArray(value) ? value : [];
  const spans = entries.flatMap(({ startTime, endOffset }) =>
    typeof startTime === 'number' && typeof endOffset === 'number' ? [{ startTime, endOffset }] : [],
  );
  return cellText(spans, closed);
}
