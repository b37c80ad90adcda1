import type { Change, ChangeKind, Identifiers, Json, JsonObject } from '../change.ts';
import { type IdentifierIndex, indexIdentifiers, type Trail } from '../identity.ts';
import { recordable } from './inspect.ts';
import { pathOf } from './trail.ts';

/** The values of both documents at one place. */
export interface Pair<Value extends Json> {
  readonly from: Value;
  readonly to: Value;
  readonly trail: Trail;
  /** Of the recursion. */
  readonly depth: number;
}

/** Two objects, which may be the documents themselves. */
export type ObjectPair = Omit<Pair<JsonObject>, 'trail'> & { readonly trail: Trail | undefined };

export type CompareObjects = (walk: DiffWalk, objects: ObjectPair) => void;

interface Reported {
  readonly from?: Json;
  readonly to?: Json;
}

/** One run of diff: the changes found so far and the pairs that lie too deep to be visited by recursion. */
export class DiffWalk {
  readonly changes: Change[] = [];
  readonly identifiers: IdentifierIndex;
  readonly compareObjects: CompareObjects;
  readonly #postponed: ObjectPair[] = [];

  constructor(identifiers: Identifiers, compareObjects: CompareObjects) {
    this.identifiers = indexIdentifiers(identifiers);
    this.compareObjects = compareObjects;
  }

  report(kind: ChangeKind, trail: Trail, { from, to }: Reported): void {
    this.changes.push({
      kind,
      path: pathOf(trail, this.identifiers),
      ...(from === undefined ? {} : { from: recordable(from, trail, this.identifiers) }),
      ...(to === undefined ? {} : { to: recordable(to, trail, this.identifiers) }),
    });
  }

  postpone(objects: ObjectPair): void {
    this.#postponed.push({ ...objects, depth: 0 });
  }

  finish(): void {
    for (let next = this.#postponed.pop(); next !== undefined; next = this.#postponed.pop()) {
      this.compareObjects(this, next);
    }
  }
}
