import { Button } from '@mantine/core';
import { backAt, backDates, MOST_COUNTED, type StockLength, type StockMoment, type StockThing } from '@servery/domain';
import { IconCalendar, IconClock, IconClockHour1, IconMoon, IconStackPop, type TablerIcon } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePhrases } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { NumberField } from '../ui/fields/number-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Muted } from '../ui/layout/muted.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { backText } from './back-text.ts';
import styles from './length-choices.module.css';
import type { StockPlace } from './stock-calls.ts';
import { useStockMoment, useTakeOutPlaces } from './stock-places.ts';
import { useStockChanges } from './use-stock-changes.ts';

type LengthChoicesProps = {
  readonly thing: StockThing;
  readonly name: string;
  readonly onDone: () => void;
};

type Opened = 'DATE' | 'COUNT' | null;

/** The five lengths: a press takes out, and where the store is one, the time that it comes back at is written on it. */
export function LengthChoices({ thing, name, onDone }: LengthChoicesProps) {
  const t = usePhrases(stockPhrases);
  const places = useTakeOutPlaces();
  const { takeOut } = useStockChanges();
  const [placeId, setPlaceId] = useState<string>();
  const [opened, setOpened] = useState<Opened>(null);
  const place = places.find(({ id }) => id === placeId) ?? places[0];
  const moment = useStockMoment(place?.id);
  if (place === undefined) return null;
  const take = async (length: StockLength): Promise<void> => {
    if (await takeOut({ thing, name, length, place })) onDone();
  };
  const timeOf = (length: StockLength) => moment && backText(backAt(length, moment), moment.zone);
  const atOnce = (length: StockLength, icon: TablerIcon, many: string) => (
    <Choice icon={icon} label={labelOf(length)} hint={timeOf(length) ?? many} onPress={() => take(length)} />
  );
  const labelOf = (length: StockLength) =>
    length.kind === 'HOURS' ? t('length.HOURS', { count: length.hours }) : t(`length.${length.kind}`);
  const toggle = (kind: Opened) => setOpened(opened === kind ? null : kind);
  return (
    <Stack gap={3}>
      <Stack as="ul" aria-label={t('howLong')}>
        {atOnce({ kind: 'HOURS', hours: 1 }, IconClockHour1, t('fromNow'))}
        {atOnce({ kind: 'HOURS', hours: 4 }, IconClock, t('fromNow'))}
        {atOnce({ kind: 'BUSINESS_DAY' }, IconMoon, t('atOpening'))}
        <Choice
          icon={IconCalendar}
          label={t('length.DATE.open')}
          hint={t('later')}
          isOpen={opened === 'DATE'}
          onPress={() => toggle('DATE')}
        >
          {opened === 'DATE' && <UntilDate moment={moment} onTake={take} />}
        </Choice>
        <Choice
          icon={IconStackPop}
          label={t('length.COUNT.open')}
          hint={t('countsDown')}
          isOpen={opened === 'COUNT'}
          onPress={() => toggle('COUNT')}
        >
          {opened === 'COUNT' && <UntilSold onTake={take} />}
        </Choice>
      </Stack>
      <PlaceChoice places={places} place={place} onChoose={setPlaceId} />
      <Muted small>
        {t('onePress')} {t('effect')}
      </Muted>
    </Stack>
  );
}

type ChoiceProps = {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly hint: string;
  readonly onPress: () => unknown;
  /** It opens the field that is asked for first. */
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
};

function Choice({ icon: Icon, label, hint, onPress, isOpen, children }: ChoiceProps) {
  return (
    <li className={styles.choice}>
      <button type="button" className={styles.press} aria-expanded={isOpen} onClick={onPress}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <span className={styles.label}>{label}</span>
        <span className={styles.hint}>{hint}</span>
      </button>
      {children}
    </li>
  );
}

type AskedProps = { readonly onTake: (length: StockLength) => unknown };

function UntilDate({ moment, onTake }: AskedProps & { readonly moment: StockMoment | undefined }) {
  const t = usePhrases(stockPhrases);
  const { first, last } = backDates(moment ?? { instant: Date.now(), zone: 'UTC', openHours: [] });
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  const isRight = date >= first && date <= last;
  const hint = isRight && moment ? backText(backAt({ kind: 'DATE', date }, moment), moment.zone) : undefined;
  const handleTake = () => {
    if (isRight) return onTake({ kind: 'DATE', date });
    return setError(t('dateWrong', { first, last }));
  };
  return (
    <Asked onTake={handleTake}>
      <TextField
        label={t('date')}
        type="date"
        value={date}
        onChange={setDate}
        error={error}
        {...(hint && { hint })}
        autoFocus
      />
    </Asked>
  );
}

function UntilSold({ onTake }: AskedProps) {
  const t = usePhrases(stockPhrases);
  const [count, setCount] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const handleTake = () => {
    if (count !== null && Number.isInteger(count) && count >= 1 && count <= MOST_COUNTED)
      return onTake({ kind: 'COUNT', count });
    return setError(t('countWrong', { most: MOST_COUNTED }));
  };
  return (
    <Asked onTake={handleTake}>
      <NumberField label={t('count')} value={count} onChange={setCount} error={error} takesFocus />
    </Asked>
  );
}

function Asked({ onTake, children }: { readonly onTake: () => unknown; readonly children: ReactNode }) {
  const t = usePhrases(stockPhrases);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onTake();
  };
  return (
    <form className={styles.asked} onSubmit={handleSubmit} noValidate>
      {children}
      <Button type="submit" variant="filled">
        {t('takeOut')}
      </Button>
    </form>
  );
}

type PlaceChoiceProps = {
  readonly places: readonly StockPlace[];
  readonly place: StockPlace;
  readonly onChoose: (id: string) => void;
};

function PlaceChoice({ places, place, onChoose }: PlaceChoiceProps) {
  const t = usePhrases(stockPhrases);
  if (places.length === 1)
    return (
      <Row gap={2}>
        <span>{t('at')}</span>
        <b>{place.name}</b>
      </Row>
    );
  return (
    <SelectField
      label={t('at')}
      value={place.id}
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => id && onChoose(id)}
      size="sm"
    />
  );
}
