import { employeesPhrases } from '../../phrases/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';

type EmployeeStateProps = {
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly data: unknown;
    readonly refetch: () => unknown;
  };
};

/** While it loads, when it fails, and when there is nobody. */
export function EmployeeState({ query }: EmployeeStateProps) {
  const t = usePhrases(employeesPhrases);
  if (query.isPending) return <SkeletonTable rows={6} />;
  if (query.isError)
    return (
      <ErrorState title={t('failed')} onRetry={query.refetch}>
        {t('failedHint')}
      </ErrorState>
    );
  return query.data === null ? <EmptyState title={t('notFound')}>{t('notFoundHint')}</EmptyState> : null;
}
