import { createElement } from 'react';
import { dressed, type LookProps, type LookTag } from './look.ts';

/**
 * Words whose color, size or weight differs from the surroundings.
 *
 *     <Text tone="muted">…</Text>                    a word that matters less
 *     <Text as="p" tone="bad" size="sm">…</Text>     a problem
 *     <Text tone="faint" place="end">…</Text>        at the end of the row
 */
export function Text<Tag extends LookTag = 'span'>(props: LookProps<Tag>) {
  const { as, ...rest } = props;
  return createElement(as ?? 'span', dressed(rest, []));
}
