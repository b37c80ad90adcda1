import type { Json } from '../change.ts';
import { ChangeTrackerError } from '../change-tracker-error.ts';
import { isIdentifier } from '../identity.ts';
import { isList, isObject, isSimple, sameJson } from '../json.ts';
import { listMemory } from '../list-memory.ts';

/** Up to here comparing each with each is cheaper than a map. */
const FEW = 8;

/**
 * CT-19: whether an array holds one entity twice, word for word; two different entities with one identifier are refused.
 * Arrays inside arrays (CT-18) and entities without identifier (CT-20) are refused on the way.
 */
export function hasTwins(elements: readonly Json[], by: string | undefined): boolean {
  return elements.length <= FEW ? hasTwinsAmongFew(elements, by) : hasTwinsAmongMany(elements, by);
}

function hasTwinsAmongFew(elements: readonly Json[], by: string | undefined): boolean {
  let isTwinned = false;
  for (let at = 0; at < elements.length; at += 1) {
    const entity = elements[at];
    if (entity === undefined || isSimple(entity)) continue;
    const name = nameOf(entity, by);
    for (let earlier = 0; earlier < at; earlier += 1) {
      const other = elements[earlier];
      if (other === undefined || isSimple(other) || nameOf(other, by) !== name) continue;
      isTwinned = areTwins(other, entity) || isTwinned;
    }
  }
  return isTwinned;
}

/** Lists without twins, and the field that names their entities. */
const twinless = listMemory<Json, string | undefined>();

function hasTwinsAmongMany(elements: readonly Json[], by: string | undefined): boolean {
  if (isStillTwinless(elements, by)) return false;
  const isTwinned = areSomeTwins(elements, by);
  if (!isTwinned) twinless.keep(elements, by);
  return isTwinned;
}

/** Where the list that it was made of had none, and each entity that took the place of another one has its name. */
function isStillTwinless(elements: readonly Json[], by: string | undefined): boolean {
  const replaced = twinless.replaced(elements, by);
  const isStill = replaced?.every(({ before, now }) => haveOneName(before, now, by)) ?? false;
  if (isStill) twinless.keep(elements, by);
  return isStill;
}

function haveOneName(before: Json | undefined, now: Json | undefined, by: string | undefined): boolean {
  if (!isObject(before) || !isObject(now)) return before === now;
  return hasId(before) === hasId(now) && nameOf(before, by) === nameOf(now, by);
}

function areSomeTwins(elements: readonly Json[], by: string | undefined): boolean {
  const seenById = new Map<string | number, Json>();
  const seenByName = new Map<string | number, Json>();
  let isTwinned = false;
  for (const entity of elements) {
    if (isSimple(entity)) continue;
    const name = nameOf(entity, by);
    const seen = hasId(entity) ? seenById : seenByName;
    const other = seen.get(name);
    if (other === undefined) seen.set(name, entity);
    else isTwinned = areTwins(other, entity) || isTwinned;
  }
  return isTwinned;
}

function nameOf(entity: Json, by: string | undefined): string | number {
  if (isList(entity)) throw new ChangeTrackerError('UNIMPLEMENTED', 'an array inside an array');
  if (isObject(entity)) {
    const name = isIdentifier(entity.id) || by === undefined ? entity.id : entity[by];
    if (isIdentifier(name)) return name;
  }
  throw new ChangeTrackerError('ASSERTION', 'an entity without identifier');
}

/** Called for two entities of one name; an id and a declared field of the same value name different entities. */
function areTwins(left: Json, right: Json): boolean {
  if (hasId(left) !== hasId(right)) return false;
  if (sameJson(left, right)) return true;
  throw new ChangeTrackerError('ASSERTION', 'two different entities with one identifier');
}

function hasId(entity: Json): boolean {
  return isObject(entity) && isIdentifier(entity.id);
}
