import { create } from 'zustand';

/** The reader's answer. Closing the dialog is `cancel`. */
export type ConfirmAnswer = 'accept' | 'save' | 'cancel';

export type ConfirmOptions = {
  readonly title?: string;
  readonly message: string;
  /** The label of the button that goes on. */
  readonly accept?: string;
  /** With it, a second way on: keep the work first. `true` takes the usual label. */
  readonly save?: string | boolean;
  readonly cancel?: string;
  readonly hideCancel?: boolean;
  /** `danger` for an action that takes work or a thing away: the one place with a red fill. */
  readonly level?: 'usual' | 'danger';
  /** The text that must be typed before the accept button works. */
  readonly term?: string;
  /** Joins a random number of four digits to the term, so that it cannot be typed by habit. */
  readonly withPin?: boolean;
};

export type ConfirmRequest = ConfirmOptions & {
  readonly id: string;
  /** The term with its number, as it must be typed; null when nothing is asked. */
  readonly expected: string | null;
  readonly answer: (answer: ConfirmAnswer) => void;
};

type Dialogs = { readonly confirms: readonly ConfirmRequest[]; readonly loading: readonly LoadingRequest[] };
type LoadingRequest = { readonly id: string; readonly message: string };

export const useDialogs = create<Dialogs>(() => ({ confirms: [], loading: [] }));

/** Asks, and answers with the pressed button. CF-01 to CF-08. */
export function confirm(options: ConfirmOptions): Promise<ConfirmAnswer> {
  return new Promise((resolve) => {
    const id = crypto.randomUUID();
    const answer = (given: ConfirmAnswer) => {
      useDialogs.setState(({ confirms }) => ({ confirms: confirms.filter((request) => request.id !== id) }));
      resolve(given);
    };
    const request = { ...options, id, expected: expectedEntry(options), answer };
    useDialogs.setState(({ confirms }) => ({ confirms: [...confirms, request] }));
  });
}

/** Shows a dialog that cannot be closed while `work` runs; answers with the result of the work. */
export async function whileLoading<Result>(message: string, work: () => Promise<Result>): Promise<Result> {
  const id = crypto.randomUUID();
  useDialogs.setState(({ loading }) => ({ loading: [...loading, { id, message }] }));
  try {
    return await work();
  } finally {
    useDialogs.setState(({ loading }) => ({ loading: loading.filter((request) => request.id !== id) }));
  }
}

/** Whether something has to be answered, or waited for, before anything else. */
export function isAsking(): boolean {
  const { confirms, loading } = useDialogs.getState();
  return confirms.length > 0 || loading.length > 0;
}

export function cancelQuestions(): void {
  for (const { answer } of useDialogs.getState().confirms) answer('cancel');
}

/** Cancels every question; work that still loads goes on unseen. */
export function closeDialogs(): void {
  cancelQuestions();
  useDialogs.setState({ loading: [] });
}

/** CF-06, CF-07: `term-4821`, the number between 1000 and 9999. */
function expectedEntry({ term, withPin }: ConfirmOptions): string | null {
  if (!withPin) return term ?? null;
  const pin = 1000 + Math.floor(Math.random() * 9000);
  return term ? `${term}-${pin}` : String(pin);
}
