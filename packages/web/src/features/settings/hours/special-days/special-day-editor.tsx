import { Button } from '@mantine/core';
import { HOURS_SETS, sourceOfSet } from '@servery/domain';
import { datesText, dateText } from '@servery/words';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { sameBy } from '../../../../editing/document/path-value.ts';
import { useEditor, useEditorState } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { originOf } from '../../../../editing/fields/use-field.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../../phrases/settings/hours.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { hoursIn } from '../cells.ts';
import styles from '../hours-panel.module.css';
import { select } from '../hours-selection.ts';
import { useEditHours, useHours } from '../use-hours.ts';
import { RangeDates } from './range-dates.tsx';
import { SetOnDay } from './set-on-day.tsx';
import {
  daysWithin,
  isRange,
  nameOfDay,
  readDay,
  type SpecialDates,
  specialDates,
  withDateOf,
  withName,
  withoutDay,
} from './special-days.ts';

type SpecialDayEditorProps = {
  readonly selected: { readonly dates: SpecialDates; readonly opened: SpecialDates };
  readonly withTitle: boolean;
};

/** One special day: its name and its hours in each set; of a range its first and last date. */
export function SpecialDayEditor({ selected, withTitle }: SpecialDayEditorProps) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const editHours = useEditHours();
  const canSave = useMayEdit(['hours']);
  const known = specialDates(hours);
  // An undone step brings back the dates that the panel was opened with.
  const dates = [selected.dates, selected.opened].find((one) => known.includes(one));
  if (dates === undefined) return null;
  const handleRemove = () => {
    editHours((before) => withoutDay(before, dates));
    select({ kind: 'cell', set: 'inStore', day: hours.startOfWeek });
  };
  return (
    <section className={styles.section}>
      {withTitle && <Heading>{datesText(dates)}</Heading>}
      <Stack above={3} gap={3}>
        <TextField
          label={t('name')}
          value={nameOfDay(hours, dates)}
          placeholder={t('namePlaceholder')}
          maxLength={200}
          disabled={!canSave}
          onChange={(name) => editHours((before) => withName(before, dates, name), `special name ${selected.opened}`)}
        />
        <WhatHolds dates={dates} opened={selected.opened} />
      </Stack>
      {canSave && (
        <Row above={3} gap={2} align="stretch">
          <RevertDay dates={dates} />
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
            onClick={handleRemove}
          >
            {t(isRange(dates) ? 'removeRange' : 'removeDay')}
          </Button>
        </Row>
      )}
    </section>
  );
}

function WhatHolds({ dates, opened }: { readonly dates: SpecialDates; readonly opened: SpecialDates }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const own = HOURS_SETS.filter((set) => sourceOfSet(hours, set) === set);
  if (!isRange(dates)) return own.map((set) => <SetOnDay key={set} set={set} date={dates} />);
  return (
    <>
      <RangeDates key={opened} dates={dates} opened={opened} />
      {daysWithin(hours, dates).map((day) => (
        <Text key={day} as="p" tone="faint" size="sm" dense>
          {t('keepsOwn', { day: dateText(day) })}
        </Text>
      ))}
    </>
  );
}

function RevertDay({ dates }: { readonly dates: SpecialDates }) {
  const t = usePhrases(hoursPhrases);
  const editor = useEditor();
  const editHours = useEditHours();
  const read = readDay(dates);
  const origin = useEditorState((state) => originOf(editor, state, read));
  const isInherited = useEditorState(({ loaded }) => read(loaded.parent) !== undefined);
  const isChanged = useEditorState(({ draft, loaded }) => !sameBy(draft, loaded.saved, read));
  const { kind: level } = editor.level;
  const canRevert = level === 'company' ? isChanged && isInherited : origin === level && isInherited;
  if (!canRevert) return null;
  const handleRevert = () => {
    const { loaded } = editor.store.getState();
    const other = hoursIn(level === 'company' ? loaded.saved : loaded.parent);
    if (other) editHours((before) => withDateOf(before, dates, other));
  };
  return (
    <Button size="sm" leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />} onClick={handleRevert}>
      {t(level === 'company' ? 'revertLoaded' : 'revert')}
    </Button>
  );
}
