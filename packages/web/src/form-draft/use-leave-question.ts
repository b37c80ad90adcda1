import { useBlocker } from '@tanstack/react-router';
import { formsPhrases } from '../phrases/forms.ts';
import { say } from '../phrases/phrases.ts';
import { useReportUnsaved } from '../session/unsaved-work.ts';
import { confirm } from '../ui/dialogs/dialog-store.ts';

type LeaveParts = {
  /** Asked at the moment of leaving: a save may just have gone through. */
  readonly isUnsaved: () => boolean;
  readonly isDirty: boolean;
  /** Whether it is saved; then the person goes on. */
  readonly save?: () => Promise<boolean>;
  /** The person gives it up. */
  readonly onLeave?: () => void;
};

/** Leaving a form with something typed in it asks: leave, save first, or stay. */
export function useLeaveQuestion({ isUnsaved, isDirty, save, onLeave }: LeaveParts): void {
  useReportUnsaved(isDirty);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isUnsaved() || current.pathname === next.pathname) return false;
      const answer = await confirm({
        title: say(formsPhrases, 'leaveTitle'),
        message: say(formsPhrases, 'leaveText'),
        accept: say(formsPhrases, 'leave'),
        save: save !== undefined,
        cancel: say(formsPhrases, 'stay'),
        level: 'danger',
      });
      if (answer === 'save') return !(await save?.());
      if (answer === 'accept') onLeave?.();
      return answer === 'cancel';
    },
    enableBeforeUnload: isUnsaved,
  });
}
