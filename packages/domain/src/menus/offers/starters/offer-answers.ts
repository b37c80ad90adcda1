import type { Choice } from '../../entities/item-groups.ts';

/** The kinds that an offer begins with; the last fills in nothing. */
export const starterKinds = ['BOGO', 'DAYS', 'COMBO', 'CODE', 'COMP', 'BLANK'] as const;
export type StarterKind = (typeof starterKinds)[number];

/** A part of the menu, and the name of the item group that it becomes. */
export interface StarterPart {
  readonly name: string;
  readonly choice: Choice;
}

/** A decimal string such as `100.00`; null while none is given. */
type Given = string | null;

/** The answers that each kind asks for; amounts and percentages are decimal strings, null while they are not given. */
export type OfferAnswers =
  | {
      readonly kind: 'BOGO';
      readonly buys: StarterPart | null;
      readonly gets: StarterPart | null;
      readonly percent: Given;
    }
  /** `on` is any item where it is null; days from 0, Sunday. */
  | {
      readonly kind: 'DAYS';
      readonly on: StarterPart | null;
      readonly percent: Given;
      readonly days: readonly number[];
    }
  | { readonly kind: 'COMBO'; readonly parts: readonly StarterPart[]; readonly price: Given }
  /** `minimum` is the least amount of the order that the code needs; null where any order does. */
  | {
      readonly kind: 'CODE';
      readonly code: string;
      readonly takes: 'AMOUNT' | 'PERCENTAGE';
      readonly amount: Given;
      readonly percent: Given;
      readonly minimum: Given;
    }
  /** `most` is the most that it takes off an order; null for no limit. */
  | { readonly kind: 'COMP'; readonly percent: Given; readonly most: Given; readonly reasons: readonly string[] }
  | { readonly kind: 'BLANK' };

export type AnswersOf<Kind extends StarterKind> = Extract<OfferAnswers, { readonly kind: Kind }>;

/** An answer that a kind cannot do without. */
type NeededAnswer = 'buys' | 'gets' | 'percent' | 'days' | 'parts' | 'price' | 'code' | 'amount';

/** The answers that a kind needs and does not have, by their names; an offer is made without them, but takes nothing off. */
export function unansweredIn(answers: OfferAnswers): readonly NeededAnswer[] {
  return neededOf(answers).flatMap(([name, isAnswered]) => (isAnswered ? [] : [name]));
}

function neededOf(answers: OfferAnswers): readonly (readonly [name: NeededAnswer, isAnswered: boolean])[] {
  switch (answers.kind) {
    case 'BOGO':
      return [
        ['buys', answers.buys !== null],
        ['gets', answers.gets !== null],
        ['percent', isShare(answers.percent)],
      ];
    case 'DAYS':
      return [
        ['percent', isShare(answers.percent)],
        ['days', answers.days.length > 0],
      ];
    case 'COMBO':
      return [
        ['parts', answers.parts.length > 1],
        ['price', Number(answers.price) > 0],
      ];
    case 'CODE':
      return [
        ['code', answers.code.trim() !== ''],
        answers.takes === 'AMOUNT' ? ['amount', Number(answers.amount) > 0] : ['percent', isShare(answers.percent)],
      ];
    case 'COMP':
      return [['percent', isShare(answers.percent)]];
    case 'BLANK':
      return [];
  }
}

/** More than nothing, at most all of it. */
function isShare(percent: Given): boolean {
  return Number(percent) > 0 && Number(percent) <= 100;
}
