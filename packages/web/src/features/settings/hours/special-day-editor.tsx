import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { endOffsetFrom, HOURS_SETS, type HoursSetName, sourceOfSet } from '@servery/domain';
import { dateText, endsNextDay } from '@servery/words';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { sameBy } from '../../../editing/document/path-value.ts';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { TimeInput } from '../../../editing/fields/time-field.tsx';
import { originOf } from '../../../editing/fields/use-field.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { hoursIn } from './cells.ts';
import styles from './hours-panel.module.css';
import { select } from './hours-selection.ts';
import {
  nameOfDay,
  readDay,
  specialDates,
  specialOf,
  withDateOf,
  withName,
  withNewDay,
  withoutDay,
  withSpecial,
} from './special-days.ts';
import { newId, useEditHours, useHours } from './use-hours.ts';

type SpecialDayEditorProps = { readonly date: string; readonly withTitle: boolean };

/** One special day: its name, and what holds in each set. */
export function SpecialDayEditor({ date, withTitle }: SpecialDayEditorProps) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const editHours = useEditHours();
  const canSave = useMayEdit(['hours']);
  const own = HOURS_SETS.filter((set) => sourceOfSet(hours, set) === set);
  if (!specialDates(hours).includes(date)) return null;
  const handleRemove = () => {
    editHours((before) => withoutDay(before, date));
    select({ kind: 'cell', set: 'inStore', day: hours.startOfWeek });
  };
  return (
    <section className={styles.section}>
      {withTitle && <Heading>{dateText(date)}</Heading>}
      <Stack above={3} gap={3}>
        <TextField
          label={t('name')}
          value={nameOfDay(hours, date)}
          placeholder={t('namePlaceholder')}
          maxLength={200}
          disabled={!canSave}
          onChange={(name) => editHours((before) => withName(before, date, name), `special name ${date}`)}
        />
        {own.map((set) => (
          <SetOnDay key={set} set={set} date={date} />
        ))}
      </Stack>
      {canSave && (
        <Row above={3} gap={2} align="stretch">
          <RevertDay date={date} />
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
            onClick={handleRemove}
          >
            {t('removeDay')}
          </Button>
        </Row>
      )}
    </section>
  );
}

const usualDay = { startTime: 11 * 3600, endOffset: 9 * 3600 };

function SetOnDay({ set, date }: { readonly set: HoursSetName; readonly date: string }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const editHours = useEditHours();
  const canSave = useMayEdit(['hours']);
  const entry = specialOf(hours, set, date);
  const choice = entry === undefined ? 'usual' : entry.closed ? 'closed' : 'open';
  const change = (next: Parameters<typeof withSpecial>[1]['entry']) =>
    editHours((before) => withSpecial(before, { at: { set, date }, entry: next }, newId), `special ${set} ${date}`);
  const handleChoice = (chosen: string) => {
    if (chosen === 'usual') change(null);
    else if (chosen === 'closed') change({ closed: true, startTime: null, endOffset: null });
    else change({ closed: false, ...usualDay });
  };
  const startTime = entry?.startTime ?? usualDay.startTime;
  const endOffset = entry?.endOffset ?? usualDay.endOffset;
  const setTimes = (start: number, end: number) =>
    change({ closed: false, startTime: start, endOffset: endOffsetFrom(start, end % 86_400) });
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
      {choice === 'open' && (
        <div className={styles.line}>
          <TimeInput
            label={t('opens', { set: t(set) })}
            value={startTime}
            disabled={!canSave}
            onChange={(start) => setTimes(start, startTime + endOffset)}
          />
          <Text tone="faint">{t('to')}</Text>
          <TimeInput
            label={t('closes', { set: t(set) })}
            value={startTime + endOffset}
            disabled={!canSave}
            onChange={(end) => setTimes(startTime, end)}
          />
          {endsNextDay({ startTime, endOffset }) && <span className={styles.nextDay}>{t('nextDay')}</span>}
        </div>
      )}
    </div>
  );
}

function RevertDay({ date }: { readonly date: string }) {
  const t = usePhrases(hoursPhrases);
  const editor = useEditor();
  const editHours = useEditHours();
  const read = readDay(date);
  const origin = useEditorState((state) => originOf(editor, state, read));
  const isInherited = useEditorState(({ loaded }) => read(loaded.parent) !== undefined);
  const isChanged = useEditorState(({ draft, loaded }) => !sameBy(draft, loaded.saved, read));
  const { kind: level } = editor.level;
  const canRevert = level === 'company' ? isChanged && isInherited : origin === level && isInherited;
  if (!canRevert) return null;
  const handleRevert = () => {
    const { loaded } = editor.store.getState();
    const other = hoursIn(level === 'company' ? loaded.saved : loaded.parent);
    if (other) editHours((before) => withDateOf(before, date, other));
  };
  return (
    <Button size="sm" leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />} onClick={handleRevert}>
      {t(level === 'company' ? 'revertLoaded' : 'revert')}
    </Button>
  );
}

/** A date and a name; the day starts closed in every set. */
export function NewSpecialDay({ withTitle }: { readonly withTitle: boolean }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const editHours = useEditHours();
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isTaken = specialDates(hours).includes(date);
  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    if (date === '') return setAsked(true);
    editHours((before) => withNewDay(withoutDay(before, date), { date, name }, newId));
    select({ kind: 'special', date });
  };
  return (
    <section className={styles.section}>
      {withTitle && <Heading>{t('newDay')}</Heading>}
      <Stack as="form" above={3} gap={3} onSubmit={handleAdd} noValidate>
        <TextInput
          type="date"
          size="md"
          label={t('date')}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
          error={isAsked && date === '' ? t('dateMissing') : undefined}
          description={isTaken ? t('dateTaken') : undefined}
          data-autofocus
        />
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          placeholder={t('namePlaceholder')}
          maxLength={200}
        />
        <Row above={3} gap={2} align="stretch">
          <Button type="submit" variant="filled">
            {t('add')}
          </Button>
          <Button variant="subtle" onClick={() => select({ kind: 'cell', set: 'inStore', day: hours.startOfWeek })}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
