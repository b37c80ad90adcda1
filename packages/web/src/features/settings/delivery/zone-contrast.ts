/** What a map without a base map stands on, in both themes. */
const grounds = ['#f9fafa', '#171e1e'] as const;
/** Lines that mean something reach 3:1 (WCAG 1.4.11). One ground may fall a little short: the outline is thick. */
const least = 2.2;

/** Whether a zone of this color is lost on a light or on a dark map. */
export function isHardToSee(color: string): boolean {
  const own = luminance(color);
  return own !== undefined && grounds.some((ground) => contrast(own, luminance(ground) ?? 0) < least);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** As WCAG defines it; undefined for what is no color. */
function luminance(color: string): number | undefined {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
