import type { Change, Json, Path, Step } from '../../overrides/change.ts';
import { isObject } from '../../overrides/json.ts';
import { findByPath } from '../../overrides/path.ts';

/**
 * Which findings a change may make or take away together with another level's changes: two changes can only do so where they share a
 * key. `['plu 5555']`, `['item-cola choices']`; none for a name or a price.
 */
export function menuConcerns({ path, to }: Change): readonly string[] {
  return [...pluConcerns(path, to), ...placeConcerns(path)];
}

/** Numbers that the change gives: to one entity, or with entities that it adds. */
function pluConcerns(path: Path, to: Json | undefined): readonly string[] {
  const numbers = path.at(-1) === 'pluNum' ? [to] : numbersIn(to);
  return numbers.flatMap((number) => (typeof number === 'string' && number !== '' ? [`plu ${Number(number)}`] : []));
}

function numbersIn(value: Json | undefined): readonly (Json | undefined)[] {
  return isObject(value) ? [findByPath(value, ['info', 'pluNum'])] : [];
}

function placeConcerns([list, owner, field, ...deeper]: Path): readonly string[] {
  const id = idOf(owner);
  if (list === 'pricingSchemes') return ['schemes'];
  if (list === 'layout') return deeper.includes('menuLinkId') ? ['links'] : [];
  if (list !== 'items' || id === undefined) return [];
  if (field === 'inclusions') return [`${id} choices`];
  if (field === 'styles' || field === 'excludedCombinations') return [`${id} options`];
  if (field === 'pricing') return deeper.includes('itemId') || deeper.includes('type') ? ['lent prices'] : [];
  return field === 'info' && (deeper[0] === 'diet' || deeper[0] === 'allergens') ? [`${id} diet`] : [];
}

function idOf(step: Step | undefined): string | undefined {
  return typeof step === 'object' && 'id' in step ? String(step.id) : undefined;
}
