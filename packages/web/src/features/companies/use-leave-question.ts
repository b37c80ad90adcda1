import { useBlocker } from '@tanstack/react-router';
import { companiesPhrases } from '../../phrases/companies.ts';
import { say } from '../../phrases/phrases.ts';
import { useReportUnsaved } from '../../session/unsaved-work.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';

/** Leaving with something typed asks. `isUnsaved` is asked at that moment. */
export function useLeaveQuestion(isUnsaved: () => boolean, isDirty: boolean): void {
  useReportUnsaved(isDirty);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isUnsaved() || current.pathname === next.pathname) return false;
      const answer = await confirm({
        title: say(companiesPhrases, 'leaveTitle'),
        message: say(companiesPhrases, 'leaveText'),
        accept: say(companiesPhrases, 'leave'),
        cancel: say(companiesPhrases, 'stay'),
      });
      return answer !== 'accept';
    },
    enableBeforeUnload: isUnsaved,
  });
}
