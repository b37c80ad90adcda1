import type { AnswersOf, OfferAnswers, StarterKind } from '@servery/domain';
import { shortDay } from '@servery/words';
import type { ReactNode } from 'react';
import { offerStarterPhrases } from '../../../../phrases/menus/offer-starters.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { MoneyField } from '../../../../ui/fields/money-field.tsx';
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx';
import { TagsField } from '../../../../ui/fields/tags-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import { PercentAnswer } from './amount-fields.tsx';
import { PartField } from './part-field.tsx';

type FieldsProps<Kind extends StarterKind> = {
  readonly answers: AnswersOf<Kind>;
  readonly onChange: (answers: AnswersOf<Kind>) => void;
};

type KindFieldsProps = { readonly answers: OfferAnswers; readonly onChange: (answers: OfferAnswers) => void };

/** The fields that a kind asks for. */
export function KindFields({ answers, onChange }: KindFieldsProps): ReactNode {
  switch (answers.kind) {
    case 'BOGO':
      return <BogoFields answers={answers} onChange={onChange} />;
    case 'DAYS':
      return <DaysFields answers={answers} onChange={onChange} />;
    case 'COMBO':
      return <ComboFields answers={answers} onChange={onChange} />;
    case 'CODE':
      return <CodeFields answers={answers} onChange={onChange} />;
    case 'COMP':
      return <CompFields answers={answers} onChange={onChange} />;
    case 'BLANK':
      return null;
  }
}

/** Guests get the part that they buy until another one is chosen. */
function BogoFields({ answers, onChange }: FieldsProps<'BOGO'>) {
  const t = usePhrases(offerStarterPhrases);
  const { buys, gets, percent } = answers;
  const isSame = gets === null || gets === buys;
  return (
    <>
      <PartField
        label={t('buys')}
        part={buys}
        onChange={(part) => onChange({ ...answers, buys: part, ...(isSame && { gets: part }) })}
      />
      <PartField
        label={t('gets')}
        hint={t('getsHint')}
        part={gets}
        onChange={(part) => onChange({ ...answers, gets: part })}
      />
      <PercentAnswer percent={percent} onChange={(next) => onChange({ ...answers, percent: next })} />
    </>
  );
}

const week = [0, 1, 2, 3, 4, 5, 6] as const;

function DaysFields({ answers, onChange }: FieldsProps<'DAYS'>) {
  const t = usePhrases(offerStarterPhrases);
  const { on, percent, days } = answers;
  const toggle = (day: number) => week.filter((known) => days.includes(known) !== (known === day));
  return (
    <>
      <PartField label={t('on')} hint={t('onHint')} part={on} onChange={(part) => onChange({ ...answers, on: part })} />
      <PercentAnswer percent={percent} onChange={(next) => onChange({ ...answers, percent: next })} />
      <ChipField label={t('days')}>
        {week.map((day) => (
          <Chip key={day} isOn={days.includes(day)} onPress={() => onChange({ ...answers, days: toggle(day) })}>
            {shortDay(day)}
          </Chip>
        ))}
      </ChipField>
    </>
  );
}

/** One field more than there are parts; an emptied one goes. */
function ComboFields({ answers, onChange }: FieldsProps<'COMBO'>) {
  const t = usePhrases(offerStarterPhrases);
  const { parts, price } = answers;
  return (
    <>
      {[...parts, null].map((part, at) => (
        <PartField
          key={part?.choice.id ?? `next ${parts.length}`}
          label={t('part', { number: at + 1 })}
          part={part}
          onChange={(next) => onChange({ ...answers, parts: parts.toSpliced(at, 1, ...(next ? [next] : [])) })}
        />
      ))}
      <MoneyField label={t('price')} value={price} onChange={(next) => onChange({ ...answers, price: next })} />
    </>
  );
}

function CodeFields({ answers, onChange }: FieldsProps<'CODE'>) {
  const t = usePhrases(offerStarterPhrases);
  const { code, takes, amount, percent, minimum } = answers;
  return (
    <>
      <TextField
        label={t('code')}
        value={code}
        onChange={(next) => onChange({ ...answers, code: next.toUpperCase() })}
        maxLength={60}
      />
      <SegmentedField
        label={t('takes')}
        value={takes}
        options={(['AMOUNT', 'PERCENTAGE'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(next) => onChange({ ...answers, takes: next === 'AMOUNT' ? 'AMOUNT' : 'PERCENTAGE' })}
      />
      {takes === 'AMOUNT' ? (
        <MoneyField label={t('amount')} value={amount} onChange={(next) => onChange({ ...answers, amount: next })} />
      ) : (
        <PercentAnswer percent={percent} onChange={(next) => onChange({ ...answers, percent: next })} />
      )}
      <MoneyField
        label={t('minimum')}
        hint={t('minimumHint')}
        value={minimum}
        onChange={(next) => onChange({ ...answers, minimum: next })}
      />
    </>
  );
}

function CompFields({ answers, onChange }: FieldsProps<'COMP'>) {
  const t = usePhrases(offerStarterPhrases);
  const { percent, most, reasons } = answers;
  return (
    <>
      <PercentAnswer percent={percent} onChange={(next) => onChange({ ...answers, percent: next })} />
      <MoneyField
        label={t('most')}
        hint={t('mostHint')}
        value={most}
        onChange={(next) => onChange({ ...answers, most: next })}
      />
      <TagsField
        label={t('reasons')}
        hint={t('reasonsHint')}
        value={reasons}
        onChange={(next) => onChange({ ...answers, reasons: next })}
      />
    </>
  );
}
