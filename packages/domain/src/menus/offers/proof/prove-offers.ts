import type { MenuBlob } from '../../menu-blob.ts';
import type { Offer } from '../offer.ts';
import { alone, deadOnCarts } from './alone.ts';
import { newWorkbench, type Trial, tryOut, type Workbench } from './carts/workbench.ts';
import { deadByLimits, findingsWithoutPrices } from './limits-that-kill.ts';
import type { Finding, ProofNews, ProofQuestion } from './proof.ts';
import {
  type Candidate,
  givesOnPurpose,
  newOnes,
  type Reported,
  suspiciousOrder,
  suspiciousValues,
} from './suspicious.ts';
import { meet } from './together.ts';
import { exhaustiveWorst, toWorstCases, type WorstSoFar } from './worst-case.ts';
import { searchWorst } from './worst-search.ts';

/** Findings and meetings that travel in one piece of news. */
const AT_ONCE = 20;

/** The problems of the offers of a menu, the offers that can meet, and the worst result of an order; piece by piece, so the caller can stop or show the known part. */
export function* proveOffers(menu: MenuBlob, question: ProofQuestion): Generator<ProofNews> {
  const bench = newWorkbench(menu, question);
  const reported: Reported = { findings: [], unreported: new Set() };
  yield { kind: 'FINDINGS', findings: newOnes(plain(findingsWithoutPrices(bench)), reported) };
  const living = bench.offers.filter((offer) => deadByLimits(offer, bench) === undefined);
  const focus = living.filter(({ id }) => id === question.focus);
  const others = living.filter(({ id }) => id !== question.focus);
  yield* proveEach(bench, focus, reported);
  const ofFocus: Candidate[] = [];
  for (const one of focus) yield* proveRow(bench, { one, others }, ofFocus);
  yield* proveEach(bench, others, reported);
  yield* report(ofFocus, reported);
  for (const [at, one] of others.entries()) {
    const found: Candidate[] = [];
    yield* proveRow(bench, { one, others: others.slice(at + 1) }, found);
    yield* report(found, reported);
  }
  yield* proveWorst(bench, reported);
  yield { kind: 'DONE', evaluations: bench.evaluations, unreported: reported.unreported.size };
}

function* report(candidates: readonly Candidate[], reported: Reported): Generator<ProofNews> {
  const findings = newOnes(candidates, reported);
  if (findings.length > 0) yield { kind: 'FINDINGS', findings };
}

function* proveEach(bench: Workbench, offers: readonly Offer[], reported: Reported): Generator<ProofNews> {
  for (const some of chunks(offers)) {
    const candidates = some.flatMap((offer) => proveOne(bench, offer));
    yield* report(candidates, reported);
  }
}

function proveOne(bench: Workbench, offer: Offer): readonly Candidate[] {
  const result = alone(bench, offer);
  const dead = deadOnCarts(bench, offer, result);
  const ofLife = plain(dead ? [dead] : []);
  if (givesOnPurpose(offer)) return ofLife;
  const seen = result.trials.flatMap((one) => suspiciousOrder(bench, [offer], one));
  return [...ofLife, ...plain(suspiciousValues(bench, offer)), ...seen];
}

interface Row {
  readonly one: Offer;
  readonly others: readonly Offer[];
}

/** One offer with each of the others; suspicious orders are reported once each single offer is known. */
function* proveRow(bench: Workbench, { one, others }: Row, found: Candidate[]): Generator<ProofNews> {
  for (const some of chunks(others)) {
    const meetings = some.map((other) => {
      const pair = inListOrder(bench, one, other);
      const { meeting, seen } = meet(bench, pair);
      if (!pair.some(givesOnPurpose)) found.push(...seen.flatMap((order) => suspiciousOrder(bench, pair, order)));
      return meeting;
    });
    yield { kind: 'TOGETHER', meetings };
  }
}

function* proveWorst(bench: Workbench, reported: Reported): Generator<ProofNews> {
  const all = exhaustiveWorst(bench);
  const worst: WorstSoFar = all ?? {};
  if (all) yield { kind: 'WORST', cases: toWorstCases(bench, worst, true) };
  else for (const _ of searchWorst(bench, worst)) yield { kind: 'WORST', cases: toWorstCases(bench, worst, false) };
  yield* report(
    Object.values(worst).flatMap(({ trial }) => suspicionsOf(bench, trial)),
    reported,
  );
}

function suspicionsOf(bench: Workbench, trial: Trial): readonly Candidate[] {
  const order = tryOut(bench, bench.menu.offers, trial);
  return suspiciousOrder(bench, bench.menu.offers, { trial, order });
}

function inListOrder({ offers }: Workbench, one: Offer, other: Offer): readonly [Offer, Offer] {
  return offers.indexOf(one) < offers.indexOf(other) ? [one, other] : [other, one];
}

function chunks<One>(list: readonly One[]): readonly (readonly One[])[] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, at) =>
    list.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

/** Findings that need no witness. */
function plain(findings: readonly Finding[]): readonly Candidate[] {
  return findings.map((finding) => ({ finding }));
}
