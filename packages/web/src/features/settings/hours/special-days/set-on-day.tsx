import { Button, SegmentedControl } from '@mantine/core';
import type { HoursSetName } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { FieldFinding } from '../../../../editing/fields/field-finding.tsx';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../../phrases/settings/hours.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { nextSpan, type Span } from '../cells.ts';
import styles from '../hours-panel.module.css';
import { SpanLine } from '../span-line.tsx';
import { newId, useEditHours, useHours } from '../use-hours.ts';
import { type SpecialDay, specialsOf, withSpecial } from './special-days.ts';

const usualDay: Span = { startTime: 11 * 3600, endOffset: 9 * 3600 };

type SetOnDayProps = { readonly set: HoursSetName; readonly date: string };

/** The hours of a special day in one set: as usual, closed, or open for one span or several. */
export function SetOnDay({ set, date }: SetOnDayProps) {
  const t = usePhrases(hoursPhrases);
  const canSave = useMayEdit(['hours']);
  const entries = specialsOf(useHours(), set, date);
  const change = useChange({ set, date });
  const choice = entries.length === 0 ? 'usual' : entries.every(({ closed }) => closed) ? 'closed' : 'open';
  const handleChoice = (chosen: string) =>
    change(chosen === 'open' ? [usualDay] : chosen === 'closed' ? 'closed' : 'usual');
  return (
    <div className={styles.set}>
      <Stack gap={1.5}>
        <span className={styles.label}>{t(set)}</span>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('hoursOf', { set: t(set) })}
          value={choice}
          disabled={!canSave}
          onChange={handleChoice}
          data={[
            { value: 'usual', label: t('choiceUsual') },
            { value: 'closed', label: t('choiceClosed') },
            { value: 'open', label: t('choiceOpen') },
          ]}
        />
      </Stack>
      {choice === 'open' && <Spans set={set} date={date} />}
      {entries.map(({ id }) => (
        <FieldFinding key={id} path={['hours', set, 'specialHours', { id }]} hasParts />
      ))}
    </div>
  );
}

function Spans({ set, date }: SetOnDayProps) {
  const t = usePhrases(hoursPhrases);
  const canSave = useMayEdit(['hours']);
  const open = specialsOf(useHours(), set, date).filter(({ closed }) => !closed);
  const change = useChange({ set, date });
  const spans = open.map(({ id, startTime, endOffset }) => ({
    id,
    startTime: startTime ?? usualDay.startTime,
    endOffset: endOffset ?? usualDay.endOffset,
  }));
  return (
    <>
      {spans.map((span, at) => (
        <SpanLine
          key={span.id}
          labels={labelsOf(t, { set: t(set), line: at + 1 })}
          span={span}
          disabled={!canSave}
          onChange={(next) => change(spans.map((one) => (one.id === span.id ? { id: one.id, ...next } : one)))}
          onRemove={spans.length > 1 ? () => change(spans.filter(({ id }) => id !== span.id)) : undefined}
        />
      ))}
      {canSave && (
        <div className={styles.lineActions}>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            aria-label={t('addHoursOf', { set: t(set) })}
            onClick={() => change([...spans, nextSpan(spans)])}
          >
            {t('addHours')}
          </Button>
        </div>
      )}
    </>
  );
}

type Translate = ReturnType<typeof usePhrases<'opens' | 'closes' | 'removeHoursOf'>>;

function labelsOf(t: Translate, words: { readonly set: string; readonly line: number }) {
  return { opens: t('opens', words), closes: t('closes', words), remove: t('removeHoursOf', words) };
}

function useChange({ set, date }: SetOnDayProps): (day: SpecialDay) => void {
  const editHours = useEditHours();
  return (day) =>
    editHours((before) => withSpecial(before, { at: { set, date }, day }, newId), `special ${set} ${date}`);
}
