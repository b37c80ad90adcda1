import type { OptionAnswers, OptionQuestion } from '@servery/domain';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

type OptionQuestionsProps = {
  readonly questions: readonly OptionQuestion[];
  readonly answers: OptionAnswers;
  readonly onAnswer: (answers: OptionAnswers) => void;
};

const none = '';

/** A choice for each size and option that the target department names differently. */
export function OptionQuestions({ questions, answers, onAnswer }: OptionQuestionsProps) {
  const t = usePhrases(soldTablePhrases);
  return questions.map(({ key, kind, name, style, choices }) => (
    <SelectField
      key={key}
      label={kind === 'ONE_PRICE' ? t('onePrice') : t('standsFor', { name, style })}
      {...(kind === 'ONE_PRICE' && { hint: t('onePriceHint') })}
      value={answers.get(key) ?? none}
      options={[
        ...choices.map((choice) => ({ value: choice.id, label: choice.name })),
        { value: none, label: t(kind === 'ONE_PRICE' ? 'noPrice' : 'leftOut') },
      ]}
      onChange={(choice) => onAnswer(answered(answers, key, choice || null))}
    />
  ));
}

/** An option stands for one alone: the question that had it before has none. */
function answered(answers: OptionAnswers, key: string, choice: string | null): OptionAnswers {
  const others = [...answers].map(([other, value]) => [other, value === choice ? null : value] as const);
  return new Map([...others, [key, choice]]);
}

/** The answers: the guesses unless somebody chose otherwise. */
export function withGuesses(questions: readonly OptionQuestion[], given: OptionAnswers): OptionAnswers {
  return new Map(questions.map(({ key, guess }) => [key, given.has(key) ? (given.get(key) ?? null) : guess]));
}
