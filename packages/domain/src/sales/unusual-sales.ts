import { shareOfCents } from '../formats/exact.ts';

/** The sums of some hours of a store. Money in cents. */
export interface HoursSold {
  /** Tickets that were taken, open ones too. */
  readonly taken: number;
  /** Those of them that are closed. */
  readonly tickets: number;
  readonly gross: number;
  readonly discounts: number;
  readonly voids: number;
  /** The lines that were sold and not voided, and those of them that were sold for nothing. */
  readonly lines: number;
  readonly free: number;
}

/** The figures that may look unusual: fewer tickets, the value of a ticket, more voids, more lines sold for nothing. */
export const SALES_SIGNALS = ['tickets', 'value', 'voids', 'free'] as const;
export type SalesSignal = (typeof SALES_SIGNALS)[number];

/** `now` and `usual` are tickets, cents for one ticket, or a share of 1. */
export interface UnusualSales {
  readonly signal: SalesSignal;
  readonly now: number;
  readonly usual: number;
}

/** `TOO_LITTLE`: there is nothing to judge by, or nothing to compare with. It is no good sign. */
export type SalesJudgement =
  | { readonly state: 'TOO_LITTLE' }
  | { readonly state: 'USUAL' }
  | { readonly state: 'UNUSUAL'; readonly signals: readonly UnusualSales[] };

/** Fewer tickets than this say nothing. */
const leastTickets = 20;
const leastWeeks = 2;
/** A share of the usual sales: more of it is no alarm, however sure. */
const alarmingPart = 0.5;
/** A chance of fewer tickets in a usual week that is too small for one. */
const smallestChance = 0.01;
/** So many deviations off is unusual. */
const mostDeviations = 4;
/** Turns a median of distances into a standard deviation. */
const toDeviation = 1.4826;
/** Tickets of one store differ by some 0.6 of their average. */
const ticketSpread = 0.6;
/** One void takes off more of few tickets than of many. */
const voidSpread = 0.1;
const leastShare = { voids: 0.01, free: 0.005 } as const;

/**
 * Compares the sales of a store in some hours with the same hours of the weeks before. A week in which it sold nothing then counts
 * for nothing: it was closed.
 */
export function judgeSales(now: HoursSold, weeks: readonly HoursSold[]): SalesJudgement {
  const open = weeks.filter(({ taken }) => taken > 0);
  const usual = median(open.map(({ taken }) => taken));
  if (open.length < leastWeeks || (usual < leastTickets && now.taken < leastTickets)) return { state: 'TOO_LITTLE' };
  const signals = [fewTickets(now, usual), ...ofTickets(now, open)].filter((found) => found !== undefined);
  return signals.length === 0 ? { state: 'USUAL' } : { state: 'UNUSUAL', signals };
}

function fewTickets({ taken }: HoursSold, usual: number): UnusualSales | undefined {
  if (taken >= usual * alarmingPart || chanceOfAtMost(taken, usual) >= smallestChance) return undefined;
  return { signal: 'tickets', now: taken, usual };
}

/** The signals about the nature of the tickets, where there are enough of them to say so. */
function ofTickets(now: HoursSold, weeks: readonly HoursSold[]): readonly (UnusualSales | undefined)[] {
  if (now.tickets < leastTickets) return [];
  const compared = weeks.filter(({ tickets }) => tickets >= leastTickets);
  const spread = Math.sqrt(now.tickets);
  return [
    inCents(
      offUsual('value', {
        now: netOfEach(now),
        before: compared.map(netOfEach),
        least: (usual) => (usual * ticketSpread) / spread,
      }),
    ),
    moreThanUsual('voids', {
      now: voidShare(now),
      before: compared.map(voidShare),
      least: () => Math.max(leastShare.voids, voidSpread / spread),
    }),
    moreThanUsual('free', {
      now: freeShare(now),
      before: compared.map(freeShare),
      least: (usual) => Math.max(leastShare.free, Math.sqrt((usual * (1 - usual)) / Math.max(1, now.lines))),
    }),
  ];
}

interface Measured {
  /** Not known where there is nothing to divide by. */
  readonly now: number | undefined;
  readonly before: readonly (number | undefined)[];
  /** The smallest deviation that is believed, by the usual sales: four weeks may agree by chance. */
  readonly least: (usual: number) => number;
}

function offUsual(signal: SalesSignal, { now, before, least }: Measured): UnusualSales | undefined {
  const known = before.filter((value) => value !== undefined);
  if (now === undefined || known.length < leastWeeks) return undefined;
  const usual = median(known);
  const deviation = Math.max(toDeviation * median(known.map((value) => Math.abs(value - usual))), least(usual));
  return Math.abs(now - usual) > mostDeviations * deviation ? { signal, now, usual } : undefined;
}

function moreThanUsual(signal: SalesSignal, measured: Measured): UnusualSales | undefined {
  const found = offUsual(signal, measured);
  return found && found.now > found.usual ? found : undefined;
}

/** Between two weeks lies half a cent. */
function inCents(found: UnusualSales | undefined): UnusualSales | undefined {
  return found && { ...found, usual: shareOfCents(2 * found.usual, 1, 2) };
}

function netOfEach({ gross, discounts, tickets }: HoursSold): number {
  return shareOfCents(gross - discounts, 1, tickets);
}

function voidShare({ gross, voids }: HoursSold): number | undefined {
  return gross + voids > 0 ? voids / (gross + voids) : undefined;
}

function freeShare({ lines, free }: HoursSold): number | undefined {
  return lines > 0 ? free / lines : undefined;
}

/** 0 of nothing; between the middle two of an even count. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (place: number) => sorted[Math.floor(place)] ?? 0;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

/** The chance of at most so many where so many are expected, by the distribution of Poisson; added up in logarithms. */
function chanceOfAtMost(count: number, expected: number): number {
  let logarithm = -expected;
  let sum = Math.exp(logarithm);
  for (let at = 1; at <= count; at += 1) {
    logarithm += Math.log(expected / at);
    sum += Math.exp(logarithm);
  }
  return sum;
}
