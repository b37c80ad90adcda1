import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import type { Path } from '../../overrides/change.ts';

const HEX = /^#[0-9A-Fa-f]{6}$/;

/** `#1F5FA8` */
export const colorSchema = z.string().regex(HEX, 'Enter a color as # and six digits, such as #1F5FA8.');

/** Ratios of WCAG 2.2 AA. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** The color as the documents keep it, from a typed text: `1f5fa8`, `#abc`; undefined when it is none. */
export function readColor(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toUpperCase();
  if (/^[0-9A-F]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9A-F]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit + digit).join('')}` : undefined;
}

/** The contrast ratio of two colors, from 1 to 21; 1 when one of them is no color. */
export function contrastRatio(one: string, other: string): number {
  const [front, back] = [readColor(one), readColor(other)];
  if (front === undefined || back === undefined) return 1;
  const [first, second] = [luminance(front), luminance(back)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Black or white, whichever is read better on a color. */
export function readableOn(background: string): '#000000' | '#FFFFFF' {
  return contrastRatio('#FFFFFF', background) >= contrastRatio('#000000', background) ? '#FFFFFF' : '#000000';
}

export interface ColorPair {
  readonly color: string;
  readonly background: string;
  /** The name of the pair: `Text on buttons`. */
  readonly noun: string;
  /** Of the color in front. */
  readonly path: Path;
  readonly least?: number;
}

/** Warnings, for a house may know its own colors best: pairs that are hard to tell apart. */
export function contrastWarnings(pairs: readonly ColorPair[]): readonly Problem[] {
  return pairs.flatMap(({ color, background, noun, path, least = TEXT_CONTRAST }): readonly Problem[] => {
    const ratio = contrastRatio(color, background);
    if (!HEX.test(color) || !HEX.test(background) || ratio >= least) return [];
    const message = `${noun}: the contrast of ${shownRatio(ratio)} is hard to read. Use at least ${least} : 1.`;
    return [{ code: 'COLORS_HARD_TO_READ', path, message, isWarning: true }];
  });
}

/** `4.4 : 1`, never rounded up to a ratio that it does not reach. */
export function shownRatio(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10} : 1`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(share: number): number {
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
