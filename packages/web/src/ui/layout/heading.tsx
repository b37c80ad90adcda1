import { createElement } from 'react';
import { dressed, type ElementProps } from './look.ts';

/**
 * The heading of a part of a page; the title of the page itself is in `PageHeader`.
 *
 *     <Heading>…</Heading>              of a panel or a section: 14 px
 *     <Heading as="h3">…</Heading>      of a part of these: 13 px
 */
export function Heading<Tag extends 'h2' | 'h3' = 'h2'>(props: ElementProps<Tag>) {
  const { as, ...rest } = props;
  const size = as === 'h3' ? 'base' : 'md';
  return createElement(as ?? 'h2', dressed({ ...rest, size, weight: 'semibold' }, []));
}
