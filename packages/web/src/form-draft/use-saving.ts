import { useRef, useState } from 'react';
import type { ApiFailure, ServerError } from '../api/api-result.ts';
import { faultWords } from '../phrases/faults.ts';
import { formsPhrases } from '../phrases/forms.ts';
import { say } from '../phrases/phrases.ts';
import { notify } from '../ui/notifications/notify.ts';
import type { RecordFormOptions } from './record-form-types.ts';
import type { RecordState, RecordVersion } from './record-state.ts';

type Failure = ApiFailure | { readonly status: 'unchanged' };

type SavingParts<Entry, Saved> = {
  readonly options: RecordFormOptions<Entry, Saved>;
  readonly state: RecordState<Entry>;
  /** Whether there is something to put right first; then it is shown. */
  readonly isStopped: () => boolean;
  readonly onSaved: (saved: Saved, sent: Entry) => void;
  readonly onNewer: (newer: RecordVersion<Entry>) => void;
  /** Answers the messages that no field shows. */
  readonly onRefused: (errors: readonly ServerError[], sent: Entry) => readonly string[];
};

/** Sends the entry, once at a time. `save` answers the saved entry, if it was saved. */
export function useSaving<Entry, Saved>(parts: SavingParts<Entry, Saved>) {
  const { options, state, isStopped, onSaved, onNewer, onRefused } = parts;
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const settle = (failure: Failure, sent: Entry) => {
    const newer = failure.status === 'conflict' ? options.newerOf?.(failure.body) : undefined;
    if (newer) return onNewer(newer);
    const words =
      failure.status === 'invalid' ? refusal(failure.errors, sent) : failureText(failure, options.failedText);
    if (words !== undefined) notify.error(words);
  };
  const refusal = (errors: readonly ServerError[], sent: Entry): string | undefined => {
    const special = options.refusalText?.(errors);
    if (special !== undefined) return special;
    const words = onRefused(errors, sent);
    if (words.length > 0) return words.join(' ');
    return errors.length > 0 ? undefined : options.failedText;
  };
  const save = async (): Promise<Saved | undefined> => {
    if (isSending.current || isStopped()) return undefined;
    const { entry, saved } = state;
    isSending.current = true;
    setBusy(true);
    const result = await options.send(entry, saved).finally(() => {
      isSending.current = false;
      setBusy(false);
    });
    if (result?.status === 'ok') {
      onSaved(result.data, entry);
      await options.onSaved(result.data, entry);
      return result.data;
    }
    if (result) settle(result, entry);
    return undefined;
  };
  return { isBusy, save };
}

/** Undefined where the person is informed elsewhere, or chose to leave. */
function failureText(failure: Failure, otherwise: string): string | undefined {
  switch (failure.status) {
    case 'unauthorized':
    case 'canceled':
      return undefined;
    case 'not-found':
      return say(formsPhrases, 'gone');
    case 'forbidden':
      return faultWords(failure.code ?? 'FORBIDDEN') ?? otherwise;
    case 'failed':
      return faultWords(failure.code) ?? otherwise;
    default:
      return otherwise;
  }
}
