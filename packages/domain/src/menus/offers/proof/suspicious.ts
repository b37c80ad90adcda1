import { unsignedCentsOf } from '../../../formats/amount.ts';
import { schemeValueOf } from '../evaluation/offer-value-of.ts';
import type { OfferedLine, OfferedOrder } from '../evaluation/order.ts';
import { isAutomatic } from '../evaluation/valid-together.ts';
import type { Offer } from '../offer.ts';
import { classesFor } from './carts/own-carts.ts';
import { slotKey } from './carts/pieces.ts';
import { type Trial, type Workbench, witnessAmong } from './carts/workbench.ts';
import { entriesOf } from './limits-that-kill.ts';
import type { Finding, SuspiciousCode, Witness } from './proof.ts';

/** COMP offers that somebody chooses give away on purpose. */
export function givesOnPurpose(offer: Offer): boolean {
  return offer.info.type === 'COMP' && !isAutomatic(offer);
}

/** Findings about an offer's value, compared with the prices it is taken from. */
export function suspiciousValues(bench: Workbench, offer: Offer): readonly Finding[] {
  const value = schemeValueOf(offer, bench.scheme, bench.menu);
  if (!value || offer.value.appliesTo === 'ENTIRE_ORDER') return [];
  const finding = (code: SuspiciousCode): Finding => ({ kind: 'SUSPICIOUS', code, offers: [offer.id] });
  if (offer.value.appliesTo === 'ITEM_GROUPS' && value.comboOffer.enabled)
    return isBelowPart(bench, offer, value.comboOffer) ? [finding('COMBO_BELOW_PART')] : [];
  const isAbove = entriesOf(offer, value).some(({ groupId, type, amountValue }) => {
    const cheapest = cheapestOf(bench, offer, groupId);
    return type === 'AMOUNT' && cheapest !== undefined && (unsignedCentsOf(amountValue) ?? 0) > cheapest;
  });
  return isAbove ? [finding('AMOUNT_ABOVE_PRICE')] : [];
}

/** Whether a combo of several lines costs less than one of them may. */
function isBelowPart(
  bench: Workbench,
  offer: Offer,
  { type, fixedPrice }: { readonly type: string; readonly fixedPrice: string },
): boolean {
  const count = offer.itemGroups.reduce((sum, { quantity }) => sum + quantity, 0);
  if (type !== 'FIXED_PRICE' || count < 2) return false;
  const price = unsignedCentsOf(fixedPrice) ?? 0;
  const dearest = groupsOf(offer).map((slot) =>
    Math.max(0, ...classesFor(bench, offer, slot).map(({ pieces }) => pieces.at(-1)?.line.cents ?? 0)),
  );
  return dearest.some((cents) => cents > price);
}

/** The lowest price above zero among the items of an entry. */
function cheapestOf(bench: Workbench, offer: Offer, groupId: string | null): number | undefined {
  const slots = groupId === null ? groupsOf(offer) : [slotKey(offer, groupId)];
  const prices = slots
    .flatMap((slot) => classesFor(bench, offer, slot))
    .flatMap(({ pieces }) => pieces.find(({ line }) => line.cents > 0)?.line.cents ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

function groupsOf(offer: Offer): readonly (string | undefined)[] {
  return offer.itemGroups.length === 0 ? [undefined] : offer.itemGroups.map(({ id }) => slotKey(offer, id));
}

interface TrialOrder {
  readonly trial: Trial;
  readonly order: OfferedOrder;
}

/** The results of an order that nobody wants to give, each kind once. */
export function suspiciousOrder(
  bench: Workbench,
  among: readonly Offer[],
  { trial, order }: TrialOrder,
): readonly Candidate[] {
  const found = new Map<SuspiciousCode, readonly string[]>();
  const applied = order.applied.filter(({ cents }) => cents > 0).map(({ offerId }) => offerId);
  if (order.subtotal > 0 && order.total === 0) found.set('FREE_ORDER', applied);
  else if (isLow(bench, order.total, order.subtotal)) found.set('LOW_PRICE', applied);
  for (const line of order.lines) {
    if (order.total > 0 && line.cents > 0 && line.total === 0) note(found, 'FREE_ITEM', namesOn(line));
    else if (line.total > 0 && isLow(bench, line.total, line.cents)) note(found, 'LOW_PRICE', namesOn(line));
    const automatic = automaticOn(line, among);
    if (automatic.length > 1) note(found, 'TWO_AUTOMATIC', automatic);
  }
  return [...found].map(([code, offers]) => {
    const finding: Finding = { kind: 'SUSPICIOUS', code, offers };
    return { finding, prove: () => witnessAmong(bench, among, trial) };
  });
}

function note(found: Map<SuspiciousCode, readonly string[]>, code: SuspiciousCode, offers: readonly string[]): void {
  if (!found.has(code)) found.set(code, offers);
}

function isLow({ question: { lowestShare = 40 } }: Workbench, cents: number, usual: number): boolean {
  return cents > 0 && cents * 100 < usual * lowestShare;
}

function namesOn({ discounts }: OfferedLine): readonly string[] {
  return discounts.map(({ offerId }) => offerId);
}

function automaticOn({ discounts }: OfferedLine, among: readonly Offer[]): readonly string[] {
  const ofItems = among.filter((offer) => isAutomatic(offer) && offer.value.appliesTo !== 'ENTIRE_ORDER');
  return ofItems.map(({ id }) => id).filter((id) => discounts.some(({ offerId }) => offerId === id));
}

/** A finding, and how its witness is made once it is worth reporting. */
export interface Candidate {
  readonly finding: Finding;
  readonly prove?: () => Witness;
}

/** The findings that have been reported, and those of a code of which enough have been reported. */
export interface Reported {
  readonly findings: Finding[];
  readonly unreported: Set<string>;
}

/** Findings of one code that are reported at most. */
const MOST_OF_A_CODE = 100;

/** Findings that say something new: not those that fewer of the same offers do already. */
export function newOnes(candidates: readonly Candidate[], reported: Reported): readonly Finding[] {
  return candidates.flatMap(({ finding, prove }) => {
    const alike = reported.findings.filter(({ code }) => code === finding.code);
    if (alike.some(({ offers }) => offers.every((id) => finding.offers.includes(id)))) return [];
    if (finding.kind === 'SUSPICIOUS' && alike.length >= MOST_OF_A_CODE) {
      reported.unreported.add(`${finding.code} ${finding.offers.join(' ')}`);
      return [];
    }
    const proven = prove ? { ...finding, witness: prove() } : finding;
    reported.findings.push(proven);
    return [proven];
  });
}
