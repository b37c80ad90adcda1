import type { Change, ChangeKind, Identifiers, Json, JsonObject } from './change.ts';
import { type IdentifierIndex, indexIdentifiers, type Trail } from './identity.ts';
import { recordable } from './inspect.ts';
import { pathOf } from './trail.ts';

export type CompareObjects = (
  walk: DiffWalk,
  base: JsonObject,
  edited: JsonObject,
  trail: Trail | undefined,
  depth: number,
) => void;

interface Postponed {
  readonly base: JsonObject;
  readonly edited: JsonObject;
  readonly trail: Trail | undefined;
}

/** One run of diff: what was found so far and what lies too deep to be visited by recursion. */
export class DiffWalk {
  readonly changes: Change[] = [];
  readonly identifiers: IdentifierIndex;
  readonly compareObjects: CompareObjects;
  readonly #postponed: Postponed[] = [];

  constructor(identifiers: Identifiers, compareObjects: CompareObjects) {
    this.identifiers = indexIdentifiers(identifiers);
    this.compareObjects = compareObjects;
  }

  report(kind: ChangeKind, trail: Trail, from: Json | undefined, to: Json | undefined): void {
    this.changes.push({
      kind,
      path: pathOf(trail, this.identifiers),
      ...(from === undefined ? {} : { from: recordable(from, trail, this.identifiers) }),
      ...(to === undefined ? {} : { to: recordable(to, trail, this.identifiers) }),
    });
  }

  postpone(base: JsonObject, edited: JsonObject, trail: Trail | undefined): void {
    this.#postponed.push({ base, edited, trail });
  }

  finish(): void {
    for (let next = this.#postponed.pop(); next !== undefined; next = this.#postponed.pop()) {
      this.compareObjects(this, next.base, next.edited, next.trail, 0);
    }
  }
}
