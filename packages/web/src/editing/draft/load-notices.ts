import { invert, isWithin } from '@servery/domain';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { notify } from '../../ui/notifications/notify.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import { changeDraft, type Editor } from './draft-store.ts';

const reported = new WeakSet<LoadedDocument['notices']>();
const shownOneByOne = 3;
const mostLines = 100;

/** CL-75, CL-76: every clean-up on load is reported once, and can be undone in the draft. */
export function tellNotices(editor: Editor): void {
  const { notices, cleaned } = editor.store.getState().loaded;
  if (notices.length === 0 || reported.has(notices)) return;
  reported.add(notices);
  const label = say(configurationPhrases, 'undo');
  if (notices.length > shownOneByOne) {
    const onClick = () => changeDraft(editor, invert(cleaned));
    const message = say(configurationPhrases, 'cleanUps', { count: notices.length });
    notify.info(message, { lines: linesOf(notices), action: { label, onClick } });
    return;
  }
  for (const { message, path } of notices) {
    const own = cleaned.filter((change) => isWithin(change.path, path) || isWithin(path, change.path));
    notify.info(message, { action: { label, onClick: () => changeDraft(editor, invert(own)) } });
  }
}

/** Each in its sentence; past a hundred, how many more there are. */
function linesOf(notices: LoadedDocument['notices']): readonly string[] {
  const lines = notices.slice(0, mostLines).map(({ message }) => message);
  const count = notices.length - lines.length;
  return count === 0 ? lines : [...lines, say(configurationPhrases, 'moreCleanUps', { count })];
}
