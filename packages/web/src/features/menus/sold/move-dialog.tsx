import { Button, Modal } from '@mantine/core';
import type { OptionAnswers, OptionQuestion } from '@servery/domain';
import { useMemo, useState } from 'react';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { type Option, SelectField } from '../../../ui/fields/select-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';
import { OptionQuestions, withGuesses } from './option-questions.tsx';

/** Where a selection can go together. */
export type SoldMove = {
  /** `category`: a person who may not change it moves nothing. */
  readonly field: string;
  /** `Move to category` */
  readonly action: string;
  /** `Category` */
  readonly label: string;
  readonly hint?: string;
  /** Questions about options that a place names differently. */
  readonly questionsOf?: (place: string) => readonly OptionQuestion[];
  /** The loss on the way to a place; undefined where nothing is lost. */
  readonly lossOf?: (place: string, answers: OptionAnswers) => string | undefined;
  readonly places: readonly Option[];
  /** Why they cannot go together. */
  readonly apart?: string | undefined;
  readonly onMove: (place: string, answers: OptionAnswers) => void;
};

type MoveDialogProps = {
  /** `3 items` */
  readonly what: string;
  readonly move: SoldMove;
  readonly onClose: () => void;
};

/** Which category or department the selection goes to. */
export function MoveDialog({ what, move, onClose }: MoveDialogProps) {
  const t = usePhrases(soldTablePhrases);
  const { label, hint, places, onMove } = move;
  const { place, setPlace, questions, answers, setAnswers, loss } = useGoal(move);
  return (
    <Modal opened onClose={onClose} title={t('moveTitle', { what })} size={440} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (place === null) return;
          onMove(place, answers);
          onClose();
        }}
      >
        <Stack gap={4}>
          <SelectField label={label} value={place} onChange={setPlace} options={places} {...(hint && { hint })} />
          <OptionQuestions questions={questions} answers={answers} onAnswer={setAnswers} />
          <div role="status">{loss && <Callout>{loss}</Callout>}</div>
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={place === null}>
              {t('moveNow', { what })}
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}

/** The chosen place, its questions and its losses; another place asks again. */
function useGoal({ questionsOf, lossOf }: SoldMove) {
  const [goal, setGoal] = useState<{ readonly place: string; readonly given: OptionAnswers } | null>(null);
  const place = goal?.place ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu stays as it is while the dialog is open
  const questions = useMemo(() => (place === null ? [] : (questionsOf?.(place) ?? [])), [place]);
  const answers = useMemo(() => withGuesses(questions, goal?.given ?? new Map()), [questions, goal]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const loss = useMemo(() => (place === null ? undefined : lossOf?.(place, answers)), [place, answers]);
  return {
    place,
    setPlace: (next: string | null) => setGoal(next === null ? null : { place: next, given: new Map() }),
    questions,
    answers,
    setAnswers: (given: OptionAnswers) => setGoal(place === null ? null : { place, given }),
    loss,
  };
}
