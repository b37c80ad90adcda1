import { say } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { hasUnsavedWork } from '../../session/unsaved-work.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';

/** Whether the change of company may go on: with unsaved work it asks. CO-13 */
export async function mayChangeCompany(): Promise<boolean> {
  if (!hasUnsavedWork()) return true;
  const answer = await confirm({
    title: say(shellPhrases, 'confirmCompanyTitle'),
    message: say(shellPhrases, 'confirmCompany'),
    accept: say(shellPhrases, 'change'),
  });
  return answer === 'accept';
}
