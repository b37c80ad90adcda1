import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiResult } from '../../api/api-result.ts';
import { employeesPhrases } from '../../phrases/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { type Employee, isLastAdministrator, setEmployeeActive } from './employee-calls.ts';

export type Failure = { readonly id: string; readonly name: string; readonly reason: string };
export type BulkRun = {
  readonly isActive: boolean;
  readonly total: number;
  readonly done: number;
  readonly failures: readonly Failure[];
  readonly isOver: boolean;
};

/** Deactivates or reactivates people one after the other, and keeps who could not be changed and why. */
export function useBulkStatus() {
  const { userCompanyId, userId } = useSession();
  const queries = useQueryClient();
  const reasonOf = useReason();
  const t = usePhrases(employeesPhrases);
  const [run, setRun] = useState<BulkRun | null>(null);
  const isStopped = useRef(false);
  const change = async ({ id }: Employee, isActive: boolean): Promise<string | null> => {
    if (!isActive && id === userId) return t('yourself');
    const result = await setEmployeeActive(userCompanyId, id, isActive);
    return result.status === 'ok' ? null : reasonOf(result);
  };
  const start = async (people: readonly Employee[], isActive: boolean) => {
    isStopped.current = false;
    const failures: Failure[] = [];
    const tell = (done: number, isOver: boolean) =>
      setRun({ isActive, total: people.length, done, failures: [...failures], isOver });
    tell(0, false);
    let done = 0;
    for (const employee of people) {
      if (isStopped.current) break;
      const reason = await change(employee, isActive);
      if (reason !== null) failures.push({ id: employee.id, name: employee.name, reason });
      done += 1;
      tell(done, false);
    }
    await queries.invalidateQueries({ queryKey: ['employees', userCompanyId] });
    await queries.invalidateQueries({ queryKey: ['employee', userCompanyId] });
    tell(done, true);
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { run, start, stop, close: () => setRun(null) };
}

function useReason(): (result: ApiResult<unknown>) => string {
  const t = usePhrases(employeesPhrases);
  return (result) => {
    if (isLastAdministrator(result)) return t('lastAdministrator');
    if (result.status === 'forbidden') return t('mayNot');
    if (result.status === 'not-found') return t('notFound');
    return t('actionFailed');
  };
}
