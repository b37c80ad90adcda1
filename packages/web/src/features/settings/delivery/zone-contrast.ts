import { contrastRatio, readColor } from '@servery/domain';

/** The ground of a map without a base map, in both themes. */
const grounds = ['#f9fafa', '#171e1e'] as const;
/** Lines that mean something reach 3:1 (WCAG 1.4.11). One ground may fall a little short: the outline is thick. */
const least = 2.2;

/** Whether a zone of this color is lost on a light or on a dark map. */
export function isHardToSee(color: string): boolean {
  return readColor(color) !== undefined && grounds.some((ground) => contrastRatio(color, ground) < least);
}
