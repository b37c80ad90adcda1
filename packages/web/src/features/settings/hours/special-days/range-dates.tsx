import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../../phrases/settings/hours.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { select } from '../hours-selection.ts';
import { useEditHours } from '../use-hours.ts';
import { datesFrom, endsOf, type SpecialDates, withOtherDates } from './special-days.ts';

type RangeDatesProps = { readonly dates: SpecialDates; readonly opened: SpecialDates };

/** The first and the last date of a range, in all sets at once. Dates that are no range are said, and not taken over. */
export function RangeDates({ dates, opened }: RangeDatesProps) {
  const t = usePhrases(hoursPhrases);
  const editHours = useEditHours();
  const canSave = useMayEdit(['hours']);
  const [known, setKnown] = useState(dates);
  const [typed, setTyped] = useState(endsOf(dates));
  if (known !== dates) {
    setKnown(dates);
    setTyped(endsOf(dates));
  }
  const [first, last] = typed;
  const handleDates = (from: string, to: string) => {
    setTyped([from, to]);
    if (from === '' || to === '' || to <= from) return;
    const next = datesFrom(from, to);
    editHours((before) => withOtherDates(before, { from: dates, to: next }), `special dates ${opened}`);
    select({ kind: 'special', date: next, opened });
  };
  return (
    <Stack gap={3}>
      <TextInput
        type="date"
        size="md"
        label={t('closedFrom')}
        value={first}
        disabled={!canSave}
        error={first === '' ? t('dateMissing') : undefined}
        onChange={(event) => handleDates(event.currentTarget.value, last)}
      />
      <TextInput
        type="date"
        size="md"
        label={t('closedThrough')}
        value={last}
        disabled={!canSave}
        error={last === '' ? t('dateMissing') : last <= first ? t('untilNotAfter') : undefined}
        onChange={(event) => handleDates(first, event.currentTarget.value)}
      />
      <Text as="p" tone="faint" size="sm" dense>
        {t('rangeHint')}
      </Text>
    </Stack>
  );
}
