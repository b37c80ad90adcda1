import { mostUsersAtOnce, type UserStatusOutcome } from '@servery/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { type Employee, setEmployeesStatus } from './employee-calls.ts';

export type Failure = { readonly id: string; readonly name: string; readonly reason: string };
export type BulkRun = {
  readonly isActive: boolean;
  readonly total: number;
  readonly done: number;
  readonly failures: readonly Failure[];
  readonly isOver: boolean;
};

/** Deactivates or reactivates people, a thousand with each request, and keeps the people who could not be changed, with the reasons. */
export function useBulkStatus() {
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const t = usePhrases(employeesPhrases);
  const [run, setRun] = useState<BulkRun | null>(null);
  const isStopped = useRef(false);
  const change = async (people: readonly Employee[], isActive: boolean): Promise<readonly Failure[]> => {
    const result = await setEmployeesStatus(userCompanyId, people, isActive);
    if (result.status !== 'ok') {
      const reason = t(result.status === 'forbidden' ? 'mayNot' : 'actionFailed');
      return people.map(({ id, name }) => ({ id, name, reason }));
    }
    const outcomes = new Map(result.data.map(({ id, outcome }) => [id, outcome]));
    return people.flatMap(({ id, name }) => {
      const reason = reasons[outcomes.get(id) ?? 'NOT_FOUND'];
      return reason === null ? [] : [{ id, name, reason: t(reason) }];
    });
  };
  const start = async (people: readonly Employee[], isActive: boolean) => {
    isStopped.current = false;
    const failures: Failure[] = [];
    const show = (done: number, isOver: boolean) =>
      setRun({ isActive, total: people.length, done, failures: [...failures], isOver });
    show(0, false);
    let done = 0;
    while (done < people.length && !isStopped.current) {
      const some = people.slice(done, done + mostUsersAtOnce);
      failures.push(...(await change(some, isActive)));
      done += some.length;
      show(done, false);
    }
    await queries.invalidateQueries({ queryKey: keys.employees(userCompanyId) });
    await queries.invalidateQueries({ queryKey: keys.employee(userCompanyId) });
    show(done, true);
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { run, start, stop, close: () => setRun(null) };
}

/** Why a person was not changed; null: was. */
const reasons = {
  CHANGED: null,
  CHANGED_MEANWHILE: 'changedMeanwhile',
  NOT_FOUND: 'notFound',
  FORBIDDEN: 'mayNot',
  YOURSELF: 'yourself',
  LAST_ADMINISTRATOR: 'lastAdministrator',
} as const satisfies Record<UserStatusOutcome, string | null>;
