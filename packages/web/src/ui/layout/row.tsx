import { createElement } from 'react';
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

type RowOwn = {
  readonly gap?: Gap;
  /** The gap between lines, where it is not `gap`. */
  readonly lineGap?: LineGap;
  /** Across the row; centered if not given. */
  readonly align?: Align;
  readonly justify?: keyof typeof justifies;
  readonly wrap?: boolean;
  /** In a line of text, at its own width. */
  readonly inline?: boolean;
};

/**
 * Things beside each other, on one line or, with `wrap`, on several.
 *
 *     <Row gap={2}>…</Row>                                 8 px apart, centered across
 *     <Row as="ul" gap={1} wrap>…</Row>                    a list of tags
 *     <Row gap={2} justify="between" align="baseline">…    a name and its number
 *     <Row as="span" gap={1.5} inline tone="muted">…       an icon with its word, in a sentence
 */
export function Row<Tag extends LookTag = 'div'>(props: LookProps<Tag, RowOwn>) {
  const { as, gap, lineGap, align, justify, wrap, inline, ...rest } = props;
  const own = [
    styles.row,
    inline && styles.inline,
    wrap && styles.wrap,
    gap && gaps[gap],
    lineGap !== undefined && lineGaps[lineGap],
    align && aligns[align],
    justify && justifies[justify],
  ];
  return createElement(as ?? 'div', dressed(rest, own));
}

const justifies = { between: styles.justifyBetween, end: styles.justifyEnd } as const;
