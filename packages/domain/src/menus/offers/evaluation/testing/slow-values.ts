import type { Offer } from '../../offer.ts';
import type { SchemeValue } from '../../value.ts';
import { add, type Desk, type LineCut, means } from './slow-desk.ts';
import type { SlowLine } from './slow-lines.ts';

interface Question {
  readonly offer: Offer;
  readonly value: SchemeValue;
  readonly lines: readonly SlowLine[];
  readonly desk: Desk;
}

interface FoundSets {
  readonly sets: number;
  readonly cuts: readonly LineCut[];
  readonly on: readonly string[];
}

interface Gift {
  readonly type: string;
  readonly amountValue: string;
  readonly percentageValue: string;
  readonly fixedPrice?: string;
  readonly sizeOptionId?: string | null;
}

export function cutsOf(question: Question): FoundSets | undefined {
  const found = HOW[question.offer.value.appliesTo](question);
  return found && { ...found, cuts: capped(question.offer, inCartOrder(found.cuts, question)) };
}

const HOW: Record<Offer['value']['appliesTo'], (question: Question) => FoundSets | undefined> = {
  ENTIRE_ORDER: (question) => {
    const { offer, value, lines } = question;
    const wanted = offer.itemGroups.flatMap((group) => Array.from({ length: group.quantity }, () => group.id));
    if (!bestSet(question, wanted, lines)) return undefined;
    const gift = effective(value.entireOrder, question);
    return { sets: 1, cuts: gift ? together(gift, lines, question) : [], on: [] };
  },
  ANY_ITEM: (question) => {
    const { offer, value, desk } = question;
    const fitting = byPrice(question).filter(
      (line) =>
        line.itemId !== undefined &&
        (offer.itemGroups.length === 0 ||
          offer.itemGroups.some(({ choices }) => choices.some((choice) => means(choice, line, desk.menu)))),
    );
    const chosen = fitting.filter((_, at) => at < allowed(question));
    const gift = effective(value.anyItem, question);
    const cuts = gift ? chosen.map((line) => alone(gift, line, { question, groupId: null })) : [];
    return chosen.length === 0 ? undefined : { sets: chosen.length, cuts, on: chosen.map(({ id }) => id) };
  },
  ITEM_GROUPS: (question) => {
    const { offer, value } = question;
    if (offer.itemGroups.length === 0) return undefined;
    const gifts = new Map(
      offer.itemGroups.map(({ id }) => {
        const entry = value.individualGroups.find((candidate) => candidate.id === id);
        return [id, entry && effective(entry, question)] as const;
      }),
    );
    const isFirst = (id: string) => value.comboOffer.enabled || gifts.get(id) !== undefined;
    const wanted = [
      ...offer.itemGroups.filter(({ id }) => isFirst(id)),
      ...offer.itemGroups.filter(({ id }) => !isFirst(id)),
    ].flatMap((group) => Array.from({ length: group.quantity }, () => group.id));
    const combo = effective(value.comboOffer, question);
    const sets: SlowLine[][] = [];
    while (sets.length < allowed(question)) {
      const taken = sets.flat();
      const set = bestSet(
        question,
        wanted,
        question.lines.filter((line) => !taken.includes(line)),
      );
      if (!set) break;
      sets.push(set);
    }
    if (sets.length === 0) return undefined;
    const cuts = sets.flatMap((set) => {
      if (value.comboOffer.enabled) return combo ? ofCombo(combo, set, question) : [];
      return set.flatMap((line, at) => {
        const groupId = wanted[at] ?? '';
        const gift = gifts.get(groupId);
        return gift ? [alone(gift, line, { question, groupId })] : [];
      });
    });
    return { sets: sets.length, cuts, on: sets.flat().map(({ id }) => id) };
  },
};

function allowed({ offer, desk }: Question): number {
  const { enabled, limit } = offer.validity.usageLimit;
  return enabled ? limit - (desk.context.uses[offer.id] ?? 0) : 1_000;
}

function byPrice({ offer, lines }: Question): readonly SlowLine[] {
  const cheapest = [...lines].sort((a, b) => a.cents - b.cents);
  if (offer.advanced.applyOfferTo === 'LOWEST') return cheapest;
  return [...lines].sort((a, b) => b.cents - a.cents);
}

/** The first complete set of all arrangements, tried in the order of preference. */
function bestSet(question: Question, wanted: readonly string[], lines: readonly SlowLine[]): SlowLine[] | undefined {
  const [groupId, ...rest] = wanted;
  if (groupId === undefined) return [];
  if (lines.length < wanted.length) return undefined;
  const group = question.offer.itemGroups.find(({ id }) => id === groupId);
  for (const line of byPrice({ ...question, lines })) {
    if (!group?.choices.some((choice) => means(choice, line, question.desk.menu))) continue;
    const others = bestSet(
      question,
      rest,
      lines.filter((other) => other !== line),
    );
    if (others) return [line, ...others];
  }
  return undefined;
}

/** Undefined for a value of nothing; a cashier's value goes before. */
function effective(gift: Gift, { offer, desk }: Question): Gift | undefined {
  const worth: Record<string, boolean> = {
    AMOUNT: Number(gift.amountValue) > 0,
    PERCENTAGE: Number(gift.percentageValue) > 0,
    FIXED_PRICE: gift.fixedPrice !== undefined,
    DIFFERENT_SIZE: Boolean(gift.sizeOptionId),
  };
  if (!worth[gift.type]) return undefined;
  const cashier = desk.context.cashierValues[offer.id];
  if (!cashier) return gift;
  return 'amountCents' in cashier
    ? { type: 'AMOUNT', amountValue: (cashier.amountCents / 100).toFixed(2), percentageValue: '0' }
    : { type: 'PERCENTAGE', amountValue: '0', percentageValue: cashier.percentage };
}

/** The rest of a line that this offer can lower. */
function base(line: SlowLine, { offer, desk }: Question): number {
  const gone = add(desk.stood.flatMap(({ cuts }) => cuts.filter((cut) => cut.line === line.id)));
  return Math.max(0, line.cents - gone - kept(line, offer));
}

function kept(line: SlowLine, { value }: Offer): number {
  let cents = 0;
  if (value.excludeStyleUpcharge) cents += line.upcharges;
  if (value.excludeModifierUpcharges) cents += line.modifiers;
  return cents;
}

function alone(
  gift: Gift,
  line: SlowLine,
  { question, groupId }: { question: Question; groupId: string | null },
): LineCut {
  const most = base(line, question);
  let cents = 0;
  if (gift.type === 'AMOUNT') cents = cent(gift.amountValue);
  if (gift.type === 'PERCENTAGE') cents = percent(most, gift.percentageValue);
  if (gift.type === 'DIFFERENT_SIZE') {
    const other = line.resized(gift.sizeOptionId ?? '');
    if (other) cents = line.cents - kept(line, question.offer) - other.cents + kept(other, question.offer);
  }
  return { line: line.id, groupId, cents: Math.max(0, Math.min(most, cents)) };
}

function ofCombo(gift: Gift, set: readonly SlowLine[], question: Question): readonly LineCut[] {
  if (gift.type === 'PERCENTAGE') return set.map((line) => alone(gift, line, { question, groupId: null }));
  return together(
    gift,
    question.desk.lines.filter((line) => set.includes(line)),
    question,
  );
}

function together(gift: Gift, lines: readonly SlowLine[], question: Question): readonly LineCut[] {
  const bases = lines.map((line) => base(line, question));
  const whole = bases.reduce((sum, each) => sum + each, 0);
  let cents = 0;
  if (gift.type === 'AMOUNT') cents = Math.min(whole, cent(gift.amountValue));
  if (gift.type === 'PERCENTAGE') cents = Math.min(whole, percent(whole, gift.percentageValue));
  if (gift.type === 'FIXED_PRICE') cents = Math.max(0, whole - cent(gift.fixedPrice ?? '0'));
  return shared(cents, bases).map((part, at) => ({ line: lines[at]?.id ?? '', groupId: null, cents: part }));
}

function capped({ value: { limitOfferValue } }: Offer, cuts: readonly LineCut[]): readonly LineCut[] {
  const cap = cent(limitOfferValue.amount);
  if (!limitOfferValue.enabled || add(cuts) <= cap) return cuts;
  const parts = shared(
    cap,
    cuts.map(({ cents }) => cents),
  );
  return cuts.map((cut, at) => ({ ...cut, cents: parts[at] ?? 0 }));
}

function inCartOrder(cuts: readonly LineCut[], { desk }: Question): readonly LineCut[] {
  return desk.lines.flatMap(({ id }) => cuts.filter(({ line }) => line === id));
}

/** Cent by cent: the next one goes to the part that is furthest below the exact share, when each has the whole cents of it. */
function shared(sum: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Number((BigInt(sum) * BigInt(weight)) / BigInt(whole)));
  const missing = (at: number) => BigInt(sum) * BigInt(weights[at] ?? 0) - BigInt(parts[at] ?? 0) * BigInt(whole);
  while (parts.reduce((total, part) => total + part, 0) < sum) {
    let neediest = 0;
    for (let at = 1; at < parts.length; at += 1) if (missing(at) > missing(neediest)) neediest = at;
    parts[neediest] = (parts[neediest] ?? 0) + 1;
  }
  return parts;
}

function cent(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Half up, in whole ten-thousandths of a percent. */
function percent(cents: number, rate: string): number {
  const exact = BigInt(cents) * BigInt(Math.round(Number(rate) * 10_000));
  const doubled = (exact * 2n) / 1_000_000n;
  return Number((doubled + 1n) / 2n);
}
