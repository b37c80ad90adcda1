import { useBlocker } from '@tanstack/react-router';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { say } from '../../phrases/phrases.ts';
import { useReportUnsaved } from '../../session/unsaved-work.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';

type Work = {
  readonly count: number;
  /** Whether it is saved. */
  readonly save: () => Promise<boolean>;
  /** The person gives them up. */
  readonly onLeave?: () => void;
};
type Address = { readonly pathname: string; readonly search: object };

/** Leaving with changes asks: leave, save first, or stay. */
export function useLeaveDrafts({ count, save, onLeave }: Work): void {
  useReportUnsaved(count > 0);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (count === 0 || isSameWork(current, next)) return false;
      const answer = await confirm({
        title: say(rolesPhrases, 'leaveTitle'),
        message: say(rolesPhrases, 'leaveText', { count }),
        accept: say(rolesPhrases, 'leave'),
        save: true,
        cancel: say(rolesPhrases, 'stay'),
      });
      if (answer === 'save') return !(await save());
      if (answer === 'accept') onLeave?.();
      return answer === 'cancel';
    },
    enableBeforeUnload: () => count > 0,
  });
}

/** Search and filters of one screen leave nothing behind; another view or company does. */
function isSameWork(current: Address, next: Address): boolean {
  const of = ({ search }: Address) => JSON.stringify([Reflect.get(search, 'view'), Reflect.get(search, 'companyId')]);
  return current.pathname === next.pathname && of(current) === of(next);
}
