import type { Step } from '../change.ts';
import { ChangeTrackerError } from '../change-tracker-error.ts';
import { declaredIdentifier, type IdentifierIndex, identify, type Trail } from '../identity.ts';

/** The path of a trail. */
export function pathOf(trail: Trail | undefined, identifiers: IdentifierIndex): Step[] {
  const path: Step[] = [];
  for (let link = trail; link !== undefined; link = link.parent) path.push(stepOf(link, identifiers));
  return path.reverse();
}

function stepOf(link: Trail, identifiers: IdentifierIndex): Step {
  if (typeof link.step === 'string') return link.step;
  const step = identify(link.step, declaredIdentifier(identifiers, link.parent));
  if (step === undefined) throw new ChangeTrackerError('ASSERTION', 'an entity without identifier');
  return step;
}
