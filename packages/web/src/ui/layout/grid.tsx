import { type CSSProperties, createElement } from 'react';
import styles from './look.module.css';
import {
  type Align,
  aligns,
  dressed,
  type Gap,
  gaps,
  type LineGap,
  type LookProps,
  type LookTag,
  lineGaps,
} from './look.ts';

type GridOwn = {
  /** Two equal columns; or as many as fit, each at least so many pixels wide. */
  readonly columns: 2 | { readonly min: number };
  /** Fewer cells than fit take the whole width. */
  readonly stretch?: boolean;
  readonly gap?: Gap;
  /** The gap between lines, where it is not `gap`. */
  readonly lineGap?: LineGap;
  /** Down the line; each as high as its line if not given. */
  readonly align?: Align;
};

/**
 * Columns of equal width.
 *
 *     <Grid columns={2} gap={3} align="start">…</Grid>         two fields beside each other, also on a phone
 *     <Grid columns={{ min: 240 }} gap={4} stretch>…</Grid>    cards: one column on a phone, more where there is room
 */
export function Grid<Tag extends LookTag = 'div'>(props: LookProps<Tag, GridOwn>) {
  const { as, columns, stretch, gap, lineGap, align, ...rest } = props;
  const own = [
    columns === 2 ? styles.halves : stretch ? styles.fit : styles.fill,
    gap && gaps[gap],
    lineGap !== undefined && lineGaps[lineGap],
    align && aligns[align],
  ];
  const style: CSSProperties | undefined = columns === 2 ? undefined : { '--min': `${columns.min}px` };
  return createElement(as ?? 'div', dressed(rest, own, style));
}
