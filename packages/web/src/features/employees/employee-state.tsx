import type { ComponentProps } from 'react';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { LoadState } from '../../ui/messages/load-state.tsx';

/** While it loads, when it fails, and when there is nobody. */
export function EmployeeState({ query }: Pick<ComponentProps<typeof LoadState>, 'query'>) {
  const t = usePhrases(employeesPhrases);
  return (
    <LoadState query={query} failed={[t('failed'), t('failedHint')]} missing={[t('notFound'), t('notFoundHint')]} />
  );
}
