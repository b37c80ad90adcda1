import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../../phrases/settings/hours.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from '../hours-panel.module.css';
import { select } from '../hours-selection.ts';
import { newId, useEditHours, useHours } from '../use-hours.ts';
import { datesFrom, daysWithin, specialDates, withNewDay } from './special-days.ts';

/** A date and a name: the day starts closed in every set. With a last date it is closed from the one to the other. */
export function NewSpecialDay({ withTitle }: { readonly withTitle: boolean }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const editHours = useEditHours();
  const [date, setDate] = useState('');
  const [until, setUntil] = useState('');
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const dates = datesFrom(date, until || date);
  const isBefore = until !== '' && until < date;
  const taken = until === '' ? specialDates(hours).filter((one) => one === date) : daysWithin(hours, dates);
  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    if (date === '' || isBefore) return setAsked(true);
    editHours((before) => withNewDay(before, { dates, name }, newId));
    select({ kind: 'special', date: dates });
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
          description={until === '' && taken.length > 0 ? t('dateTaken') : undefined}
          data-autofocus
        />
        <TextInput
          type="date"
          size="md"
          label={t('until')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
          error={isBefore ? t('untilBefore') : undefined}
          description={until !== '' && taken.length > 0 ? t('datesTaken', { count: taken.length }) : t('untilHint')}
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
