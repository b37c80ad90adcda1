import type { Origin } from '../../ui/icons.tsx';

/** The values of a place: as edited here, as inherited, and for the company. */
type Sides<Side> = { readonly draft: Side; readonly parent: Side; readonly base: Side };

/** OV-13 to OV-15: the level that decides a place: the last one that makes it different. */
export function originIn<Side>(
  level: Origin,
  { draft, parent, base }: Sides<Side>,
  isSame: (one: Side, other: Side) => boolean,
): Origin {
  if (level === 'company') return 'company';
  if (!isSame(draft, parent)) return level;
  return isSame(parent, base) ? 'company' : 'group';
}
