import { editCount } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { useReportUnsaved } from '../../session/unsaved-work.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { changesOf, type Editor } from '../draft/draft-store.ts';
import { useChanges, useEditor } from '../draft/editor-context.ts';
import { saveDraft } from '../saving/save-draft.ts';

type Address = { readonly pathname: string; readonly search: object };

/** Leaving a document with changes asks. */
export function useLeaveGuard(): void {
  const editor = useEditor();
  const cache = useQueryClient();
  useReportUnsaved(useChanges().length > 0);
  const countNow = () => editCount(changesOf(editor, editor.store.getState()));
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const count = countNow();
      if (count === 0 || staysInDocument(editor, current, next)) return false;
      const answer = await confirm({
        title: say(configurationPhrases, 'leaveTitle'),
        message: say(configurationPhrases, 'leaveText', { count }),
        accept: say(configurationPhrases, 'leave'),
        save: true,
        cancel: say(configurationPhrases, 'stay'),
        level: 'danger',
      });
      if (answer === 'save') return (await saveDraft(editor, cache)) !== 'saved';
      return answer === 'cancel';
    },
    enableBeforeUnload: () => countNow() > 0,
  });
}

/** The same screen, or another one of the same document, leaves nothing behind at the same level. */
function staysInDocument({ adapter }: Editor, current: Address, next: Address): boolean {
  if (levelOf(current) !== levelOf(next)) return false;
  return next.pathname === current.pathname || adapter.areas.some((area) => next.pathname.startsWith(area));
}

function levelOf({ search }: Address): string {
  const { companyId, locationId, menuId } = Object.fromEntries(Object.entries(search));
  return JSON.stringify([companyId, locationId, menuId]);
}
