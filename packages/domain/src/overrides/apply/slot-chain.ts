/** The order of an array's slots as a chain: a slot is put behind another one without moving the rest. */
export class SlotChain {
  readonly #length: number;
  /** The slot behind each slot; absent while the order is still 0, 1, 2, … */
  #next: number[] | undefined;
  #first: number;
  #last: number;

  constructor(length: number) {
    this.#length = length;
    this.#first = length === 0 ? NONE : 0;
    this.#last = length - 1;
  }

  /** The last slot; -1 in an empty chain. */
  get last(): number {
    return this.#last;
  }

  insert(slot: number, behind: number): void {
    const next = this.#links();
    next[slot] = behind === NONE ? this.#first : (next[behind] ?? NONE);
    if (behind === NONE) this.#first = slot;
    else next[behind] = slot;
    if (behind === this.#last) this.#last = slot;
  }

  reset(order: readonly number[]): void {
    const next: number[] = [];
    for (const [at, slot] of order.entries()) next[slot] = order[at + 1] ?? NONE;
    this.#next = next;
    this.#first = order[0] ?? NONE;
    this.#last = order.at(-1) ?? NONE;
  }

  *[Symbol.iterator](): Generator<number> {
    const next = this.#next;
    if (next === undefined) for (let slot = 0; slot < this.#length; slot += 1) yield slot;
    else for (let slot = this.#first; slot !== NONE; slot = next[slot] ?? NONE) yield slot;
  }

  #links(): number[] {
    this.#next ??= Array.from({ length: this.#length }, (_, slot) => (slot + 1 < this.#length ? slot + 1 : NONE));
    return this.#next;
  }
}

/** In place of a slot: the front, or the end of the chain. */
export const NONE = -1;
