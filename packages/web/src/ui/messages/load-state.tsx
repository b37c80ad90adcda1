import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { SkeletonTable } from './skeletons.tsx';

/** The state, and the action to take. */
type Words = readonly [title: string, hint?: string];

type LoadStateProps = {
  readonly query: {
    readonly data?: unknown;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly failed: Words;
  /** Said where the answer is that there is none. */
  readonly missing?: Words;
  /** How long it looks while it loads. */
  readonly rows?: number;
};

/** The message in place of data: that it loads, that it failed, that there is none; nothing once it is there. */
export function LoadState({ query, failed, missing, rows = 6 }: LoadStateProps) {
  if (query.isPending) return <SkeletonTable rows={rows} />;
  if (query.isError)
    return (
      <ErrorState title={failed[0]} onRetry={query.refetch}>
        {failed[1]}
      </ErrorState>
    );
  return missing && query.data === null ? <EmptyState title={missing[0]}>{missing[1]}</EmptyState> : null;
}
