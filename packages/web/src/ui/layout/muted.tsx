import { createElement } from 'react';
import { dressed, type ElementProps, type Look, type LookTag } from './look.ts';

type MutedProps<Tag extends LookTag> = ElementProps<Tag> &
  Pick<Look, 'place' | 'weight' | 'clip'> & {
    /** As notes below fields and meta lines are: 12 px, their lines close. */
    readonly small?: boolean;
  };

/**
 * A paragraph that matters less than its surroundings. Inside a sentence: `<Text tone="muted">`.
 *
 *     <Muted>…</Muted>                   the purpose of a page or a panel
 *     <Muted small>…</Muted>             a note
 *     <Muted as="dt">…</Muted>           another element
 */
export function Muted<Tag extends LookTag = 'p'>(props: MutedProps<Tag>) {
  const { as, small, ...rest } = props;
  return createElement(
    as ?? 'p',
    dressed({ ...rest, tone: 'muted', size: small ? 'sm' : undefined, dense: small }, []),
  );
}
