import { useBlocker } from '@tanstack/react-router';
import { say } from '../../phrases/phrases.ts';
import { tenantsPhrases } from '../../phrases/tenants.ts';
import { useReportUnsaved } from '../../session/unsaved-work.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';

/** Leaving a form with something typed in it asks. `isUnsaved` is asked at that moment. */
export function useLeaveQuestion(isUnsaved: () => boolean, isDirty: boolean): void {
  useReportUnsaved(isDirty);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isUnsaved() || current.pathname === next.pathname) return false;
      const answer = await confirm({
        title: say(tenantsPhrases, 'leaveTitle'),
        message: say(tenantsPhrases, 'leaveText'),
        accept: say(tenantsPhrases, 'leave'),
        cancel: say(tenantsPhrases, 'stay'),
      });
      return answer !== 'accept';
    },
    enableBeforeUnload: isUnsaved,
  });
}
