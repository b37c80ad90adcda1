import { turns } from '../work/turns.ts';

/**
 * A JSON value in pieces of JSON text, each of which is parsed in a few milliseconds. Texts pass between threads at the
 * cost of copying their bytes; a copied tree costs four times as much as parsing it, in one go.
 */
export type ValuePart =
  | { readonly kind: 'whole'; readonly json: string }
  /** Lists of elements, one after the other. */
  | { readonly kind: 'list'; readonly parts: readonly MembersPart[] }
  /** Objects whose members are joined. */
  | { readonly kind: 'object'; readonly parts: readonly MembersPart[] };

type MembersPart =
  | { readonly kind: 'members'; readonly json: string }
  | { readonly kind: 'member'; readonly name: string; readonly value: ValuePart };

/** Weight of a piece: about so many values, or twenty times so many characters. */
const heaviest = 10_000;
const charactersPerWeight = 20;

export function toParts(value: unknown): ValuePart {
  if (typeof value !== 'object' || value === null || weigh(value, heaviest) <= heaviest)
    return { kind: 'whole', json: JSON.stringify(value) };
  if (Array.isArray(value)) return { kind: 'list', parts: membersOf(Object.entries(value), asList) };
  return { kind: 'object', parts: membersOf(Object.entries(value), Object.fromEntries) };
}

/** Parses the pieces and joins them; lets others have their turn in between. */
export async function fromParts(part: ValuePart): Promise<unknown> {
  const breathe = turns();
  const join = async (joined: ValuePart): Promise<unknown> => {
    await breathe();
    if (joined.kind === 'whole') return JSON.parse(joined.json);
    const members: [string, unknown][] = [];
    for (const one of joined.parts) {
      if (one.kind === 'member') members.push([one.name, await join(one.value)]);
      else for (const member of membersIn(one.json)) members.push(member);
      await breathe();
    }
    return joined.kind === 'list' ? asList(members) : Object.fromEntries(members);
  };
  return join(part);
}

function membersOf(members: readonly [string, unknown][], together: (some: [string, unknown][]) => unknown) {
  const parts: MembersPart[] = [];
  let light: [string, unknown][] = [];
  let weight = 0;
  const close = () => {
    if (light.length > 0) parts.push({ kind: 'members', json: JSON.stringify(together(light)) });
    light = [];
    weight = 0;
  };
  for (const [name, value] of members) {
    const own = weigh(value, heaviest);
    if (weight + own > heaviest) close();
    if (own > heaviest) {
      parts.push({ kind: 'member', name, value: toParts(value) });
      continue;
    }
    light.push([name, value]);
    weight += own;
  }
  close();
  return parts;
}

function membersIn(json: string): [string, unknown][] {
  const value: object = JSON.parse(json);
  return Object.entries(value);
}

function asList(members: readonly [string, unknown][]): unknown[] {
  return members.map(([, value]) => value);
}

/** Stops counting once it is more than so much. */
function weigh(value: unknown, enough: number): number {
  if (typeof value === 'string') return 1 + value.length / charactersPerWeight;
  if (typeof value !== 'object' || value === null) return 1;
  let weight = 1;
  for (const member of Object.values(value)) {
    weight += weigh(member, enough - weight);
    if (weight > enough) return weight;
  }
  return weight;
}
