import { defaultSchemeOf } from '../../../entities/pricing-schemes.ts';
import type { MenuBlob } from '../../../menu-blob.ts';
import { applyToLines, offersInOrder } from '../../evaluation/apply-offers.ts';
import type { OfferedOrder, OrderContext } from '../../evaluation/order.ts';
import type { Offer } from '../../offer.ts';
import type { ProofQuestion, SampleOrder, Witness } from '../proof.ts';
import { type Clockwork, newClockwork, type Situation } from './moments.ts';
import { classesOf, newCosts, newShelf, type Piece, type PieceClass, piecesOf } from './pieces.ts';
import { ringUp } from './ring-up.ts';

/** The data that all parts of a proof share; prices are found when the first part asks for them. */
export interface Workbench {
  readonly menu: MenuBlob;
  readonly question: ProofQuestion;
  readonly scheme: string;
  /** Active ones, in the order of the list. */
  readonly offers: readonly Offer[];
  readonly clockwork: Clockwork;
  readonly isSold: ReturnType<typeof newShelf>;
  /** The cost of a piece for the restaurant; undefined where that is not known. */
  readonly costOf: ReturnType<typeof newCosts>;
  readonly pieces: () => readonly Piece[];
  readonly classes: () => readonly PieceClass[];
  /** Classes that fit a slot, and carts of offers: both are asked for again and again. */
  readonly fitting: Map<string, readonly PieceClass[]>;
  readonly ownCarts: Map<string, readonly (readonly Piece[])[]>;
  /** How often the evaluator ran. */
  evaluations: number;
}

export function newWorkbench(menu: MenuBlob, question: ProofQuestion): Workbench {
  const scheme = question.scheme ?? defaultSchemeOf(menu.pricingSchemes)?.id ?? '';
  const offers = offersInOrder(menu.offers).filter(({ info }) => info.status === 'ACTIVE');
  let pieces: readonly Piece[] | undefined;
  let classes: readonly PieceClass[] | undefined;
  const allPieces = () => {
    pieces ??= piecesOf(menu, scheme);
    return pieces;
  };
  return {
    menu,
    question,
    scheme,
    offers,
    clockwork: newClockwork(menu, question),
    isSold: newShelf(menu),
    costOf: newCosts(menu),
    pieces: allPieces,
    classes: () => {
      classes ??= classesOf(allPieces(), offers);
      return classes;
    },
    fitting: new Map(),
    ownCarts: new Map(),
    evaluations: 0,
  };
}

/** A cart in the making: its pieces, the offers asked for, and when and where. */
export interface Trial {
  readonly pieces: readonly Piece[];
  readonly asked: readonly Offer[];
  readonly situation: Situation;
}

/** The result of a trial while only these offers exist. */
export function tryOut(bench: Workbench, offers: readonly Offer[], trial: Trial): OfferedOrder {
  bench.evaluations += 1;
  const menu = offers === bench.menu.offers ? bench.menu : { ...bench.menu, offers: [...offers] };
  const lines = trial.pieces.map(({ line }) => line);
  return applyToLines(menu, lines, { context: contextOf(trial), at: trial.situation.at });
}

/** The trial as anyone could ring it up, evaluated from the start with all offers of the menu. */
export function witnessOf(bench: Workbench, trial: Trial): Witness {
  return witnessAmong(bench, bench.menu.offers, trial);
}

/** The same while only these offers exist. */
export function witnessAmong(bench: Workbench, offers: readonly Offer[], trial: Trial): Witness {
  bench.evaluations += 1;
  return ringUp({ ...bench.menu, offers: [...offers] }, sampleOf(trial));
}

export function sampleOf(trial: Trial): SampleOrder {
  const cart = trial.pieces.map(({ selection }, at) => ({ id: `line-${at + 1}`, selection }));
  return { cart, context: contextOf(trial) };
}

/** Whether every line of a witness is sold then and has a price. */
export function canBeRungUp({ order }: Witness): boolean {
  return order.lines.every(({ problems }) => problems.length === 0);
}

function contextOf({ asked, situation }: Trial): OrderContext {
  const codes = asked.map(({ applying }) => applying.couponCode).filter(({ required }) => required);
  return {
    ...situation.context,
    chosen: asked.map(({ id }) => id),
    codes: [...new Set(codes.map(({ code }) => code))],
  };
}
