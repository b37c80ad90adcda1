import type { Identifiers, Path, Step } from '../overrides/change.ts';
import { listMemory } from '../overrides/list-memory.ts';
import type { Problem } from './configuration-kind.ts';

interface IdentityProblem extends Problem {
  readonly code: 'NO_IDENTITY' | 'SAME_ID_TWICE';
}

/** Places that the change tracker could not follow: entities without an identity, identities that occur twice, lists in lists. */
export function identityProblems(document: object, identifiers: Identifiers): readonly IdentityProblem[] {
  const problems: IdentityProblem[] = [];
  visit(document, { steps: [], fields: [], identifiers, problems });
  return problems;
}

/** Entities without a problem, and where they stood: a document that is edited shares the untouched ones with the one before it. */
const faultless = new WeakMap<object, string>();

interface Visit {
  readonly steps: Step[];
  readonly fields: string[];
  readonly identifiers: Identifiers;
  readonly problems: IdentityProblem[];
}

function visit(value: unknown, at: Visit): void {
  if (Array.isArray(value)) visitList(value, at);
  else if (typeof value === 'object' && value !== null) visitFields(value, at);
}

function visitFields(value: object, at: Visit): void {
  for (const [field, child] of Object.entries(value)) {
    if (field.startsWith('$') || typeof child !== 'object') continue;
    at.steps.push(field);
    at.fields.push(field);
    visit(child, at);
    at.steps.pop();
    at.fields.pop();
  }
}

/** Lists without a problem, and where they stood. */
const faultlessLists = listMemory<unknown, string>();

function visitList(list: readonly unknown[], at: Visit): void {
  const place = at.fields.join('.');
  const before = at.problems.length;
  if (!isVisitedInPart(list, at, place)) visitEntries(list, at, place);
  if (at.problems.length === before) faultlessLists.keep(list, place);
}

/** Where the list that it was made of had no problem, and each entry that took the place of another one has its identity: those only. */
function isVisitedInPart(list: readonly unknown[], at: Visit, place: string): boolean {
  const replaced = faultlessLists.replaced(list, place);
  const by = at.identifiers[place];
  const isNamed = (entry: unknown) => identityOf(entry, by) !== undefined;
  const isSame = (one: unknown, other: unknown) => identityOf(one, by) === identityOf(other, by);
  if (replaced?.every(({ before, now }) => isNamed(now) && isSame(before, now)) !== true) return false;
  visitEntries(
    replaced.map(({ now }) => now),
    at,
    place,
  );
  return true;
}

function visitEntries(list: readonly unknown[], at: Visit, place: string): void {
  const by = at.identifiers[place];
  const seen = new Set<string | number>();
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null) continue;
    const value = identityOf(entry, by);
    if (value === undefined) {
      at.problems.push(problem('NO_IDENTITY', at.steps, `An entry of ${at.fields.join('.')} has no ${by ?? 'id'}.`));
      continue;
    }
    at.steps.push(by === undefined ? { id: value } : { by, value });
    if (seen.has(value))
      at.problems.push(problem('SAME_ID_TWICE', at.steps, `${value} is listed twice in ${at.fields.join('.')}.`));
    seen.add(value);
    if (faultless.get(entry) !== place) visitEntity(entry, at, place);
    at.steps.pop();
  }
}

function identityOf(entry: unknown, by: string | undefined): string | number | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const value: unknown = Reflect.get(entry, by ?? 'id');
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function visitEntity(entity: object, at: Visit, place: string): void {
  const before = at.problems.length;
  visit(entity, at);
  if (at.problems.length === before) faultless.set(entity, place);
}

function problem(code: IdentityProblem['code'], steps: Path, message: string): IdentityProblem {
  return { code, path: [...steps], message };
}
