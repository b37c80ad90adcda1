import type { ComponentProps, CSSProperties } from 'react';
import styles from './look.module.css';

/** Steps of the 4 px grid: `2` is `--space-2`, 8 px; a half step lies between two tokens. */
export type Gap = keyof typeof gaps;
export type LineGap = keyof typeof lineGaps;
export type Align = keyof typeof aligns;

/** The props that each layout component takes besides its own. */
export type Look = {
  /** Its place in the row or stack around it: pushed to the end of the row, taking the free room, at its own size, allowed to become narrower than its content. */
  readonly place?: keyof typeof places | undefined;
  /** Room above it, apart from the gap of the surroundings. */
  readonly above?: keyof typeof aboves | undefined;
  /** No wider than so many pixels. */
  readonly maxWidth?: number | undefined;
  /** The color of the text; without it that of the surroundings. */
  readonly tone?: keyof typeof tones | undefined;
  /** The size of the text, as the tokens name it. */
  readonly size?: keyof typeof sizes | undefined;
  /** Lines as close as the tokens set them for a small `size`; without it they keep the height of the surroundings. */
  readonly dense?: boolean | undefined;
  readonly weight?: keyof typeof weights | undefined;
  /** On one line, cut off with an ellipsis where there is no room. */
  readonly clip?: boolean | undefined;
};

/** The elements that a layout component may be. */
export type LookTag =
  | 'div'
  | 'span'
  | 'p'
  | 'b'
  | 'h2'
  | 'h3'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'section'
  | 'header'
  | 'footer'
  | 'nav'
  | 'search'
  | 'form'
  | 'legend'
  | 'time';

/** The element, and its properties besides `Taken`; no class and no style: rules that do more than lay out have a class on a plain element. */
export type ElementProps<Tag extends LookTag, Taken = object> = {
  readonly as?: Tag;
} & Omit<ComponentProps<Tag>, keyof Taken | keyof Look | 'as' | 'className' | 'style'>;

export type LookProps<Tag extends LookTag, Own = object> = Own & Look & ElementProps<Tag, Own>;

export const gaps = {
  0.5: styles.gapHalf,
  1: styles.gap1,
  1.5: styles.gap1Half,
  2: styles.gap2,
  2.5: styles.gap2Half,
  3: styles.gap3,
  3.5: styles.gap3Half,
  4: styles.gap4,
  5: styles.gap5,
  6: styles.gap6,
  10: styles.gap10,
} as const;

export const lineGaps = {
  0: styles.lines0,
  1: styles.lines1,
  2: styles.lines2,
  3: styles.lines3,
  4: styles.lines4,
} as const;

export const aligns = {
  start: styles.alignStart,
  end: styles.alignEnd,
  baseline: styles.alignBaseline,
  stretch: styles.alignStretch,
} as const;

const places = {
  end: styles.placeEnd,
  fill: styles.placeFill,
  fixed: styles.placeFixed,
  shrink: styles.placeShrink,
} as const;

const aboves = { 2: styles.above2, 3: styles.above3, 4: styles.above4, 5: styles.above5 } as const;
const tones = { muted: styles.muted, faint: styles.faint, bad: styles.bad, here: styles.here } as const;
const sizes = { xs: styles.xs, sm: styles.sm, base: styles.base, md: styles.md } as const;
/** At `base` and `md` the lines are as high as everywhere. */
const leadings = { xs: styles.xsDense, sm: styles.smDense, base: undefined, md: undefined } as const;
const weights = { regular: styles.regular, medium: styles.medium, semibold: styles.semibold } as const;

/** The rest of `props` for the element itself, with the class names and the style of their look beside those of the component. */
export function dressed<Props extends Look>(
  props: Props,
  own: readonly (string | false | undefined)[],
  ownStyle?: CSSProperties,
) {
  const { place, above, maxWidth, tone, size, dense, weight, clip, ...rest } = props;
  const look = [
    place && places[place],
    above && aboves[above],
    tone && tones[tone],
    size && sizes[size],
    dense && size && leadings[size],
    weight && weights[weight],
    clip && styles.clip,
  ];
  const style = maxWidth === undefined ? ownStyle : { ...ownStyle, maxWidth };
  return { ...rest, ...(style && { style }), className: [...own, ...look].filter(Boolean).join(' ') };
}
