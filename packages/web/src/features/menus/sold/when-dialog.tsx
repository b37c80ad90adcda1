import { Button, Modal } from '@mantine/core';
import { type Availability, endOffsetFrom, newAvailability, ORDER_TYPE_IDS } from '@servery/domain';
import { type ReactNode, useState } from 'react';
import { TimeField } from '../../../editing/fields/time-field.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ChipField } from '../forms/chip-field.tsx';
import { useOrderTypeName } from '../use-order-type-name.ts';
import type { SoldWhen } from './sold-edits.ts';

type WhenDialogProps = {
  /** `3 items` */
  readonly what: string;
  readonly onSet: (when: SoldWhen) => void;
  readonly onClose: () => void;
};

const answers = ['keep', 'all', 'some'] as const;
type Answer = (typeof answers)[number];
type Answers = { readonly days: Answer; readonly hours: Answer; readonly orderTypes: Answer };

const unchanged: Answers = { days: 'keep', hours: 'keep', orderTypes: 'keep' };

/** Days, hours and order types of a selection: each stays as it is, is for all, or for some. */
export function WhenDialog({ what, onSet, onClose }: WhenDialogProps) {
  const t = usePhrases(soldTablePhrases);
  const [chosen, choose] = useState(unchanged);
  const [given, setGiven] = useState(newAvailability);
  const part = { given, onGive: (more: Partial<Availability>) => setGiven({ ...given, ...more }) };
  const answer = (field: keyof Answers) => ({ field, chosen, onAnswer: choose });
  return (
    <Modal opened onClose={onClose} title={t('whenTitle', { what })} size={480} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady(chosen, given)) return;
          onSet(whenOf(chosen, given));
          onClose();
        }}
      >
        <Stack gap={4}>
          <AnswerField {...answer('days')}>
            <DayChips {...part} />
          </AnswerField>
          <AnswerField {...answer('hours')}>
            <HourFields {...part} />
          </AnswerField>
          <AnswerField {...answer('orderTypes')}>
            <OrderTypeChips {...part} />
          </AnswerField>
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={!isReady(chosen, given)}>
              {t('whenNow', { what })}
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}

type AnswerFieldProps = {
  readonly field: keyof Answers;
  readonly chosen: Answers;
  readonly onAnswer: (chosen: Answers) => void;
  /** The fields that are shown where it is for some. */
  readonly children: ReactNode;
};

function AnswerField({ field, chosen, onAnswer, children }: AnswerFieldProps) {
  const t = usePhrases(soldTablePhrases);
  const handleChange = (value: string | null) => {
    const answer = answers.find((one) => one === value);
    if (answer) onAnswer({ ...chosen, [field]: answer });
  };
  return (
    <>
      <SelectField
        label={t(field)}
        value={chosen[field]}
        onChange={handleChange}
        options={answers.map((value) => ({ value, label: t(`${field}.${value}`) }))}
      />
      {chosen[field] === 'some' && children}
    </>
  );
}

/** Something changes, and no day or order type chosen would mean never, or all. */
function isReady({ days, hours, orderTypes }: Answers, given: Availability): boolean {
  if (days === 'some' && given.limitDays.days.length === 0) return false;
  if (orderTypes === 'some' && given.orderTypes.length === 0) return false;
  return [days, hours, orderTypes].some((answer) => answer !== 'keep');
}

function whenOf({ days, hours, orderTypes }: Answers, given: Availability): SoldWhen {
  const always = newAvailability();
  return {
    ...(days !== 'keep' && {
      limitDays: days === 'some' ? { ...given.limitDays, enabled: true } : always.limitDays,
    }),
    ...(hours !== 'keep' && {
      limitHours: hours === 'some' ? { ...given.limitHours, enabled: true } : always.limitHours,
    }),
    ...(orderTypes !== 'keep' && { orderTypes: orderTypes === 'some' ? given.orderTypes : [] }),
  };
}

type PartProps = { readonly given: Availability; readonly onGive: (part: Partial<Availability>) => void };

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

function DayChips({ given: { limitDays }, onGive }: PartProps) {
  const t = usePhrases(menuItemsPhrases);
  const toggle = (day: (typeof weekdays)[number]) => {
    const days = weekdays.filter((one) => limitDays.days.includes(one) !== (one === day));
    onGive({ limitDays: { ...limitDays, days } });
  };
  return (
    <ChipField label={t('days')}>
      {weekdays.map((day) => (
        <Chip key={day} isOn={limitDays.days.includes(day)} onPress={() => toggle(day)}>
          {t(`day${day}`)}
        </Chip>
      ))}
    </ChipField>
  );
}

function OrderTypeChips({ given: { orderTypes }, onGive }: PartProps) {
  const t = usePhrases(menuItemsPhrases);
  const nameOf = useOrderTypeName();
  const toggle = (id: number) =>
    onGive({ orderTypes: ORDER_TYPE_IDS.filter((one) => orderTypes.includes(one) !== (one === id)) });
  return (
    <ChipField label={t('orderTypes')}>
      {ORDER_TYPE_IDS.map((id) => (
        <Chip key={id} isOn={orderTypes.includes(id)} onPress={() => toggle(id)}>
          {nameOf(id)}
        </Chip>
      ))}
    </ChipField>
  );
}

/** HR-03 */
function HourFields({ given: { limitHours }, onGive }: PartProps) {
  const t = usePhrases(menuItemsPhrases);
  const { startTime, endOffset } = limitHours;
  const end = (startTime + endOffset) % 86_400;
  const set = (from: number, until: number) =>
    onGive({ limitHours: { ...limitHours, startTime: from, endOffset: endOffsetFrom(from, until) } });
  return (
    <Grid columns={2} gap={3} align="start">
      <TimeField label={t('from')} value={startTime} onChange={(from) => set(from, end)} />
      <TimeField
        label={t('until')}
        value={end}
        onChange={(until) => set(startTime, until % 86_400)}
        {...(startTime + endOffset >= 86_400 && { hint: t('nextDay') })}
      />
    </Grid>
  );
}
