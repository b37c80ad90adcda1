import type { ComponentProps, ReactNode } from 'react';
import { Count } from '../../data/count.tsx';
import { LoadState } from '../../messages/load-state.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { Pane, PaneMessage } from './pane.tsx';

type ListPaneProps = Pick<ComponentProps<typeof LoadState>, 'query' | 'failed' | 'rows'> & {
  readonly title: string;
  /** How many there are; said beside the title once it is known. */
  readonly count: number;
  readonly actions?: ReactNode;
  /** The list, once it is there. */
  readonly children: ReactNode;
};

/** A list under its title, with its count and its actions; until it is there, a placeholder. */
export function ListPane({ title, count, actions, children, query, ...words }: ListPaneProps) {
  const isThere = query.data !== undefined;
  return (
    <Pane
      header={
        <PageHeader
          title={title}
          aside={isThere && <Count value={count} label={title.toLowerCase()} />}
          actions={actions}
        />
      }
    >
      <PaneMessage>
        <LoadState query={query} {...words} />
      </PaneMessage>
      {isThere && children}
    </Pane>
  );
}
