import { say } from '../phrases/phrases.ts';
import { shellPhrases } from '../phrases/shell/shell.ts';
import { notify } from '../ui/notifications/notify.ts';

const waiting = new Set<symbol>();
let notice: string | undefined;

/** One notice, however many calls wait; it stays until the last of them has its answer. */
export function tellBusy(): { readonly over: () => void } {
  const call = Symbol('a call that waits');
  waiting.add(call);
  notice ??= notify.info(say(shellPhrases, 'busy'), { stays: true });
  return {
    over: () => {
      waiting.delete(call);
      if (waiting.size === 0) hide();
    },
  };
}

/** The session is over, and its calls with it: an answer that still comes changes nothing. */
export function clearBusyNotice(): void {
  waiting.clear();
  hide();
}

function hide(): void {
  if (notice !== undefined) notify.hide(notice);
  notice = undefined;
}
