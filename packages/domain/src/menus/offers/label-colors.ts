/** KB-01: ten label colors, one of which a new label gets at random; each carries white text at 4.5:1 or better. */
export const LABEL_COLORS = [
  '#9B2C2C',
  '#9C4221',
  '#7A5B14',
  '#4A6B1E',
  '#22663C',
  '#1B6470',
  '#275D94',
  '#434190',
  '#6B3FA0',
  '#97266D',
] as const;

/** KB-02: lighter and darker neighbors for more choice. */
export const EXTENDED_SWATCHES = [
  ...LABEL_COLORS,
  '#C53030',
  '#DD6B20',
  '#D69E2E',
  '#68A33B',
  '#38A169',
  '#319795',
  '#4A90D9',
  '#667EEA',
  '#9F7AEA',
  '#ED64A6',
  '#2D3748',
  '#718096',
] as const;

/** A color of the ten; `pick(10)` answers a whole number from 0 to 9. */
export function labelColor(pick: (count: number) => number): string {
  return LABEL_COLORS[pick(LABEL_COLORS.length) % LABEL_COLORS.length] ?? LABEL_COLORS[0];
}
