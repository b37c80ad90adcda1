import type { EntityStep, Json } from '../change.ts';
import { isIdentifier } from '../identity.ts';
import { isObject, isSimple } from '../json.ts';
import { stepOfMark } from '../members.ts';
import { NONE, SlotChain } from './slot-chain.ts';

interface NameIndex {
  readonly slots: Map<string | number, number>;
  scanned: number;
}

/**
 * One array while changes are applied to it. An element keeps its slot for good; order is a chain of slots, so that adding,
 * removing and finding cost the same in a short and in a long array. Nothing is copied until `open`.
 */
export class ArrayDraft {
  /** The elements of the new document; filled by `close`. */
  readonly result: Json[] = [];
  #slots: (Json | undefined)[] | undefined;
  readonly #source: readonly Json[];
  readonly #names = new Map<string, NameIndex>();
  #simples: Map<Json, number[]> | undefined;
  readonly #chain: SlotChain;

  constructor(source: readonly Json[]) {
    this.#source = source;
    this.#chain = new SlotChain(source.length);
  }

  open(): Json[] {
    this.#slots ??= [...this.#source];
    return this.result;
  }

  at(slot: number): Json | undefined {
    return (this.#slots ?? this.#source)[slot];
  }

  put(slot: number, value: Json | undefined): void {
    this.open();
    if (this.#slots !== undefined) this.#slots[slot] = value;
  }

  /** The slot of an entity, or undefined; reads on only as far as needed. */
  find(step: EntityStep): number | undefined {
    const [field, name] = 'id' in step ? ['id', step.id] : [step.by, step.value];
    const index = this.#names.get(field) ?? { slots: new Map<string | number, number>(), scanned: 0 };
    this.#names.set(field, index);
    const known = index.slots.get(name);
    if (known !== undefined && this.at(known) !== undefined) return known;
    return this.#scan(index, field, name);
  }

  /** The slot of the nth value equal to this one, counted from 1. */
  findSimple(value: Json, nth: number): number | undefined {
    return this.#simpleSlots().get(value)?.[nth - 1];
  }

  countSimple(value: Json): number {
    return this.#simpleSlots().get(value)?.length ?? 0;
  }

  removeSimple(value: Json): void {
    const slot = this.#simpleSlots().get(value)?.pop();
    if (slot !== undefined) this.put(slot, undefined);
  }

  /** Puts a value behind the element that a change names in `after`; at the end when that is gone. */
  insert(value: Json, after: Json): void {
    const slot = (this.#slots ?? this.#source).length;
    const behind = after === null ? NONE : (this.#slotOfMark(after) ?? this.#chain.last);
    if (isSimple(value)) this.#countIn(value, slot);
    this.put(slot, value);
    this.#chain.insert(slot, behind);
  }

  /** Whether the array holds any of the named elements. */
  holdsAny(names: readonly Json[]): boolean {
    return this.#slotsOfNames(names).size > 0;
  }

  /** Brings the named elements into the given order; an element that is not named stays behind its neighbor. */
  reorder(names: readonly Json[]): void {
    const named = this.#slotsOfNames(names);
    const followers = new Map<number | undefined, number[]>([[undefined, []]]);
    let leader: number | undefined;
    for (const slot of this.#chain) {
      if (named.has(slot)) {
        leader = slot;
        followers.set(slot, []);
      } else followers.get(leader)?.push(slot);
    }
    const order = [...(followers.get(undefined) ?? [])];
    for (const slot of named) order.push(slot, ...(followers.get(slot) ?? []));
    this.open();
    this.#simples = undefined;
    this.#chain.reset(order);
  }

  close(): void {
    for (const slot of this.#chain) {
      const value = this.at(slot);
      if (value !== undefined) this.result.push(value);
    }
  }

  #scan(index: NameIndex, field: string, name: string | number): number | undefined {
    const slots = this.#slots ?? this.#source;
    for (; index.scanned < slots.length; index.scanned += 1) {
      const element = slots[index.scanned];
      const found = isObject(element) ? element[field] : undefined;
      if (!isIdentifier(found)) continue;
      const earlier = index.slots.get(found);
      if (earlier === undefined || slots[earlier] === undefined) index.slots.set(found, index.scanned);
      if (found === name) return index.slots.get(name);
    }
    return undefined;
  }

  #slotOfMark(mark: Json): number | undefined {
    if (!isObject(mark)) return this.findSimple(mark, 1);
    if (typeof mark.nth === 'number') return this.findSimple(mark.value ?? null, mark.nth);
    const step = stepOfMark(mark);
    return step === undefined ? undefined : this.find(step);
  }

  /** A name that occurs twice means the second equal value, and so on. */
  #slotsOfNames(names: readonly Json[]): Set<number> {
    const slots = new Set<number>();
    const counts = new Map<Json, number>();
    for (const name of names) {
      const nth = (counts.get(name) ?? 0) + 1;
      if (isSimple(name)) counts.set(name, nth);
      const slot = isSimple(name) ? this.findSimple(name, nth) : this.#slotOfMark(name);
      if (slot !== undefined) slots.add(slot);
    }
    return slots;
  }

  /** Counted as the last of the equal values, which is the place of a newcomer unless the base has moved on. */
  #countIn(value: Json, slot: number): void {
    const simples = this.#simpleSlots();
    const slots = simples.get(value);
    if (slots === undefined) simples.set(value, [slot]);
    else slots.push(slot);
  }

  #simpleSlots(): Map<Json, number[]> {
    if (this.#simples !== undefined) return this.#simples;
    const simples = new Map<Json, number[]>();
    for (const slot of this.#chain) {
      const value = this.at(slot);
      if (value === undefined || !isSimple(value)) continue;
      const slots = simples.get(value);
      if (slots === undefined) simples.set(value, [slot]);
      else slots.push(slot);
    }
    this.#simples = simples;
    return simples;
  }
}
