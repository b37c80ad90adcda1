import type { OfferedOrder } from '../evaluation/order.ts';
import { isAutomatic } from '../evaluation/valid-together.ts';
import type { Offer } from '../offer.ts';
import type { Situation } from './carts/moments.ts';
import { extremePieces, ownCarts } from './carts/own-carts.ts';
import type { Piece } from './carts/pieces.ts';
import { busiestSituations } from './carts/situations.ts';
import { type Trial, tryOut, type Workbench } from './carts/workbench.ts';
import type { WorstKind } from './proof.ts';
import { askable, BADNESS, holdingIn, keepWorse, WORST_KINDS, type WorstSoFar } from './worst-case.ts';

/** Situations that are searched, and the best beginnings in each that are improved. */
const SITUATIONS = 5;
const BEGINNINGS = 2;
/** Offers and pieces that an improvement chooses from. */
const CANDIDATES = 12;

interface TriedOrder {
  readonly trial: Trial;
  readonly order: OfferedOrder;
}

/** Looks for bad orders step by step: from the carts that offers are made for, with one offer or one line more, less or other. Yields after each situation. */
export function* searchWorst(bench: Workbench, worst: WorstSoFar): Generator<undefined> {
  const until = bench.evaluations + (bench.question.evaluations ?? 20_000);
  const situations = busiestSituations(bench.offers, bench, SITUATIONS);
  for (const [at, situation] of situations.entries()) {
    const share = bench.evaluations + (until - bench.evaluations) / (situations.length - at);
    searchIn(new Search(bench, situation, share), worst);
    yield undefined;
  }
}

function searchIn(search: Search, worst: WorstSoFar): void {
  const beginnings = search.beginnings();
  for (const tried of beginnings) keepWorse(worst, search.bench, tried);
  for (const kind of WORST_KINDS) {
    for (const begun of search.worstOf(kind, beginnings).slice(0, BEGINNINGS)) search.improve(kind, begun, worst);
  }
}

/** One situation, with the offers that hold in it. */
class Search {
  readonly bench: Workbench;
  readonly situation: Situation;
  private readonly until: number;
  private readonly automatic: readonly Offer[];
  private readonly asked: readonly Offer[];
  /** The askable offers that are worst on their own. */
  private candidates: readonly Offer[] = [];

  constructor(bench: Workbench, situation: Situation, until: number) {
    const holding = holdingIn(bench.offers, situation);
    this.bench = bench;
    this.situation = situation;
    this.until = until;
    this.automatic = holding.filter(isAutomatic);
    this.asked = askable(holding);
  }

  /** Each offer on its own carts. */
  beginnings(): readonly TriedOrder[] {
    const { bench, situation } = this;
    const { lines = 6, asked: most = 4 } = bench.question;
    const tried = [...this.automatic, ...this.asked].flatMap((offer) => {
      const asked = isAutomatic(offer) || most === 0 ? [] : [offer];
      return ownCarts(bench, offer, situation)
        .filter((pieces) => pieces.length > 0 && pieces.length <= lines)
        .map((pieces) => this.tryTrial({ pieces, asked, situation }));
    });
    const found = WORST_KINDS.flatMap((kind) => this.worstOf(kind, tried).slice(0, CANDIDATES)).flatMap(
      ({ trial }) => trial.asked,
    );
    this.candidates = [...new Set(found)].slice(0, 2 * CANDIDATES);
    return tried;
  }

  worstOf(kind: WorstKind, tried: readonly TriedOrder[]): readonly TriedOrder[] {
    const rated = tried.flatMap((one) => {
      const badness = BADNESS[kind](this.bench, one.trial, one.order);
      return badness === undefined ? [] : [{ one, badness }];
    });
    return rated.sort((a, b) => b.badness - a.badness).map(({ one }) => one);
  }

  /** The worst of all neighbors, again and again, until none is worse. */
  improve(kind: WorstKind, begun: TriedOrder, worst: WorstSoFar): void {
    const rate = ({ trial, order }: TriedOrder) => BADNESS[kind](this.bench, trial, order) ?? Number.NEGATIVE_INFINITY;
    let current = begun;
    while (this.bench.evaluations < this.until) {
      let best = current;
      for (const trial of this.neighbors(current.trial)) {
        const tried = this.tryTrial(trial);
        if (rate(tried) > rate(best)) best = tried;
      }
      if (best === current) return;
      current = best;
      keepWorse(worst, this.bench, current);
    }
  }

  private *neighbors(trial: Trial): Generator<Trial> {
    const { lines = 6, asked: most = 4 } = this.bench.question;
    const { pieces, asked, situation } = trial;
    const pool = this.poolFor(trial);
    if (pieces.length < lines) for (const piece of pool) yield { ...trial, pieces: [...pieces, piece] };
    for (const at of pieces.keys()) {
      if (pieces.length > 1) yield { ...trial, pieces: pieces.toSpliced(at, 1) };
      for (const piece of pool) if (piece !== pieces[at]) yield { ...trial, pieces: pieces.with(at, piece) };
    }
    for (const offer of asked) yield { ...trial, asked: asked.filter((other) => other !== offer) };
    yield* this.moreSets(trial);
    if (asked.length >= most) return;
    for (const offer of this.candidates.filter((candidate) => !asked.includes(candidate))) {
      const more = [...asked, offer];
      yield { ...trial, asked: more };
      for (const own of ownCarts(this.bench, offer, situation)) {
        if (pieces.length + own.length <= lines) yield { pieces: [...pieces, ...own], asked: more, situation };
      }
    }
  }

  /** One whole set more of an offer that applies already: with one line more an offer of three gives nothing yet. */
  private *moreSets(trial: Trial): Generator<Trial> {
    const { lines = 6 } = this.bench.question;
    const { pieces, asked, situation } = trial;
    const carts = [...asked, ...this.automatic.slice(0, CANDIDATES)].flatMap((offer) =>
      ownCarts(this.bench, offer, situation),
    );
    for (const own of carts.filter(({ length }) => length > 1 && pieces.length + length <= lines))
      yield { ...trial, pieces: [...pieces, ...own] };
  }

  /** Pieces at the ends of the items that the offers of a trial are for, and those it has. */
  private poolFor({ asked, pieces, situation }: Trial): readonly Piece[] {
    const offers = [...asked, ...this.automatic.slice(0, CANDIDATES)];
    const ends = offers.flatMap((offer) => extremePieces(this.bench, offer, situation));
    return [...new Set([...pieces, ...ends])].slice(0, CANDIDATES);
  }

  private tryTrial(trial: Trial): TriedOrder {
    return { trial, order: tryOut(this.bench, [...this.automatic, ...trial.asked], trial) };
  }
}
