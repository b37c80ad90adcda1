import { contrastRatio, readableOn, readColor, SHAPE_CONTRAST } from '@servery/domain';

/** Shares of white or black that are mixed in, the smallest that is enough. */
const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/**
 * The color of an edge of this color on a ground: lighter on a dark ground and darker on a light one, as far as it needs to be seen.
 * Both as `#rrggbb`; a text that is no color is returned unchanged.
 */
export function edgeColor(color: string, ground: string): string {
  const [own, below] = [readColor(color), readColor(ground)];
  if (own === undefined || below === undefined) return color;
  const target = readableOn(below) === '#FFFFFF' ? 255 : 0;
  const mixed = shares.map((share) => mix(own, target, share));
  return mixed.find((one) => contrastRatio(one, below) >= SHAPE_CONTRAST) ?? color;
}

function mix(color: string, target: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${parts.map((part) => hex(Math.round(part + (target - part) * share))).join('')}`;
}

function hex(part: number): string {
  return part.toString(16).padStart(2, '0');
}
