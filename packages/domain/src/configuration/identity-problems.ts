import type { Identifiers, Path, Step } from '../overrides/change.ts';
import { listMemory } from '../overrides/list-memory.ts';
import type { Problem } from './configuration-kind.ts';

interface IdentityProblem extends Problem {
  readonly code: 'NO_IDENTITY' | 'SAME_ID_TWICE';
}

/** Places that the change tracker could not follow: entities without an identity, identities that occur twice, lists in lists. */
export function identityProblems(document: object, identifiers: Identifiers): readonly IdentityProblem[] {
  const problems: IdentityProblem[] = [];
  visit(document, { steps: [], place: { name: '', depth: 0 }, isInEntity: false, identifiers, problems });
  return problems;
}

/** The fields on the way to a value; entities of a list share it. */
interface Place {
  /** Joined by points. */
  readonly name: string;
  readonly depth: number;
}

interface Visit {
  readonly steps: Step[];
  readonly place: Place;
  /** An entity is remembered as a whole: its parts are many, and cost less to visit than to remember. */
  readonly isInEntity: boolean;
  readonly identifiers: Identifiers;
  readonly problems: IdentityProblem[];
}

function visit(value: object, at: Visit): void {
  if (Array.isArray(value)) visitList(value, at);
  else visitFields(value, at);
}

/** Parts without a problem, and the names of their places: a document that is edited shares the untouched ones with the one before it. */
const faultless = new WeakMap<object, string>();

function visitOnce(part: object, at: Visit, below = at): void {
  if (at.isInEntity) {
    visit(part, below);
    return;
  }
  if (faultless.get(part) === at.place.name) return;
  const before = at.problems.length;
  visit(part, below);
  if (at.problems.length === before) faultless.set(part, at.place.name);
}

/** Parts at that many fields are remembered, and entities of lists: those below cost less to visit than to remember. */
const remembered = 2;

function visitFields(value: object, at: Visit): void {
  for (const [field, child] of Object.entries(value)) {
    if (field.startsWith('$') || typeof child !== 'object' || child === null) continue;
    at.steps.push(field);
    const below = { ...at, place: fieldOf(at.place, field) };
    if (below.place.depth <= remembered) visitOnce(child, below);
    else visit(child, below);
    at.steps.pop();
  }
}

function fieldOf({ name, depth }: Place, field: string): Place {
  return { name: depth === 0 ? field : `${name}.${field}`, depth: depth + 1 };
}

/** Lists without a problem, and the names of their places. */
const faultlessLists = listMemory<unknown, string>();

function visitList(list: readonly unknown[], at: Visit): void {
  const before = at.problems.length;
  if (!isVisitedInPart(list, at)) visitEntries(list, at);
  if (at.problems.length === before) faultlessLists.keep(list, at.place.name);
}

/** Where the list that it was made of had no problem, and each entry that took the place of another one has its identity: those only. */
function isVisitedInPart(list: readonly unknown[], at: Visit): boolean {
  const { name } = at.place;
  const replaced = faultlessLists.replaced(list, name);
  const by = at.identifiers[name];
  const isNamed = (entry: unknown) => identityOf(entry, by) !== undefined;
  const isSame = (one: unknown, other: unknown) => identityOf(one, by) === identityOf(other, by);
  if (replaced?.every(({ before, now }) => isNamed(now) && isSame(before, now)) !== true) return false;
  visitEntries(
    replaced.map(({ now }) => now),
    at,
  );
  return true;
}

function visitEntries(list: readonly unknown[], at: Visit): void {
  const { name } = at.place;
  const by = at.identifiers[name];
  const seen = new Set<string | number>();
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null) continue;
    const value = identityOf(entry, by);
    if (value === undefined) {
      at.problems.push(problem('NO_IDENTITY', at.steps, `An entry of ${name} has no ${by ?? 'id'}.`));
      continue;
    }
    at.steps.push(by === undefined ? { id: value } : { by, value });
    if (seen.has(value)) at.problems.push(problem('SAME_ID_TWICE', at.steps, `${value} is listed twice in ${name}.`));
    seen.add(value);
    visitOnce(entry, at, { ...at, isInEntity: true });
    at.steps.pop();
  }
}

function identityOf(entry: unknown, by: string | undefined): string | number | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const value: unknown = Reflect.get(entry, by ?? 'id');
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function problem(code: IdentityProblem['code'], steps: Path, message: string): IdentityProblem {
  return { code, path: [...steps], message };
}
