import type { AnswersOf, StarterKind } from '@servery/domain';

type AnswersByKind = { readonly [Kind in StarterKind]: AnswersOf<Kind> };

/** The usual answers of each kind, before anything is answered. */
export const firstAnswers: AnswersByKind = {
  BOGO: { kind: 'BOGO', buys: null, gets: null, percent: '100.00' },
  DAYS: { kind: 'DAYS', on: null, percent: '20.00', days: [0, 6] },
  COMBO: { kind: 'COMBO', parts: [], price: null },
  CODE: { kind: 'CODE', code: '', takes: 'AMOUNT', amount: '5.00', percent: '10.00', minimum: null },
  COMP: { kind: 'COMP', percent: '100.00', most: null, reasons: [] },
  BLANK: { kind: 'BLANK' },
};
