import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type LoadMoreProps = {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly label: string;
  /** Said where nothing is left to load. */
  readonly done?: ReactNode;
};

/** Loads the next page of a list that comes in pages. */
export function LoadMore({ query, label, done }: LoadMoreProps) {
  if (!query.hasNextPage) return done;
  return (
    <Button size="sm" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
      {label}
    </Button>
  );
}
