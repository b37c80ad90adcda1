/** A value that a bench measured: a line of its output, and of the table of `npm run bench`. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `ms`, `MB`, `a second`, `x dequal`. */
  readonly unit: string;
  /** The most that it may be; with `isLeast` the least. */
  readonly limit: number;
  readonly isLeast?: true | undefined;
  /** The same of something that is known, measured by turns in the same run. */
  readonly peer?: { readonly name: string; readonly value: number } | undefined;
  /** Further values that are not held against the limit: a median, a share. */
  readonly more?: string | undefined;
  /** The peer is as far beyond the limit: the machine had no time for anybody. */
  readonly isExcused?: boolean | undefined;
}

/** Whether the figure is within its limit. */
export function isKept({ value, limit, isLeast, isExcused = false }: Figure): boolean {
  return isExcused || (isLeast ? value >= limit : value <= limit);
}

/** Prints a figure and hands it to `npm run bench`, if that runs; a limit that is broken makes the process end with 1. */
export function report(figure: Figure): void {
  const { name, unit, limit, value, peer, more } = figure;
  const beside = peer && `${peer.name}: ${shortened(peer.value)}, ${shortened(value / peer.value)} x`;
  const parts = [`${shortened(value)} ${unit}`, `limit ${shortened(limit)}`, beside, more].filter(Boolean);
  console.log(`${isKept(figure) ? 'kept  ' : 'BROKEN'} ${name.padEnd(44)} ${parts.join(', ')}`);
  if (!isKept(figure)) process.exitCode = 1;
  if (process.send !== undefined) sent.push(new Promise((resolve) => process.send?.(figure, () => resolve())));
}

const sent: Promise<void>[] = [];

/** Until all figures are handed on: for a bench that ends its process. */
export async function reported(): Promise<void> {
  await Promise.all(sent);
}

/** Three digits, thousands with commas. */
export function shortened(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
