import { createElement } from 'react';
import styles from './look.module.css';
import { type Align, aligns, dressed, type Gap, gaps, type LookProps, type LookTag } from './look.ts';

type StackOwn = {
  readonly gap?: Gap;
  /** Along the width; each as wide as the stack if not given. */
  readonly align?: Align;
};

/**
 * Things below each other, each as wide as the stack.
 *
 *     <Stack gap={4}>…</Stack>                           the parts of a form, 16 px apart
 *     <Stack as="ul" gap={1}>…</Stack>                   a list
 *     <Stack as="form" gap={4} maxWidth={400}>…          a form of one narrow column
 *     <Stack place="fill" gap={3} align="start">…        the wide part of a row, its content at its own width
 */
export function Stack<Tag extends LookTag = 'div'>(props: LookProps<Tag, StackOwn>) {
  const { as, gap, align, ...rest } = props;
  return createElement(as ?? 'div', dressed(rest, [styles.stack, gap && gaps[gap], align && aligns[align]]));
}
