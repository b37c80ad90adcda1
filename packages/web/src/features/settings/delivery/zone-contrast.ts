import { contrast, luminance } from '../../../ui/map/contrast.ts';

/** The ground of a map without a base map, in both themes. */
const grounds = ['#f9fafa', '#171e1e'] as const;
/** Lines that mean something reach 3:1 (WCAG 1.4.11). One ground may fall a little short: the outline is thick. */
const least = 2.2;

/** Whether a zone of this color is lost on a light or on a dark map. */
export function isHardToSee(color: string): boolean {
  const own = luminance(color);
  return own !== undefined && grounds.some((ground) => contrast(own, luminance(ground) ?? 0) < least);
}
