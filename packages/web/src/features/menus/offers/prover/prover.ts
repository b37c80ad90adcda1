import type { ProofAnswer, ProofInput, ProofRequest, ProofStop, Stock } from './proof-messages.ts';

/** Milliseconds that the worker outlives the last screen of an offer: the next offer is proven without starting it again. */
const kept = 20_000;

let worker: Worker | null = null;
/** The menu that the worker has. */
let sent: Stock | null = null;
let count = 0;
let screens = 0;
let end: ReturnType<typeof setTimeout> | undefined;

/** Keeps the worker while a screen is there. @returns lets it go */
export function keepProver(): () => void {
  screens += 1;
  clearTimeout(end);
  return () => {
    screens -= 1;
    if (screens === 0) end = setTimeout(endWorker, kept);
  };
}

/** Proves a draft; the work on an earlier one ends. @returns drops the question: answers that are still on their way are not handed on */
export function askProver(
  { offers, stock, question }: ProofInput,
  onAnswer: (answer: ProofAnswer) => void,
): () => void {
  worker ??= new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  count += 1;
  const id = count;
  worker.onmessage = ({ data }: MessageEvent<ProofAnswer>) => {
    if (data.id === count) onAnswer(data);
  };
  worker.onerror = ({ message }) => {
    endWorker();
    if (id === count) onAnswer({ id, kind: 'FAILED', message });
  };
  const request: ProofRequest = { kind: 'PROVE', id, offers, question, ...(sent !== stock && { stock }) };
  sent = stock;
  worker.postMessage(request);
  return () => {
    if (id === count) stop();
  };
}

function stop(): void {
  count += 1;
  const message: ProofStop = { kind: 'STOP', id: count };
  worker?.postMessage(message);
}

function endWorker(): void {
  worker?.terminate();
  worker = null;
  sent = null;
}
