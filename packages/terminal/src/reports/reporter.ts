import { punchesAtOnce, ServerAnswerError, ticketsAtOnce } from '@servery/contract';
import { type Failure, jitter, keepTrying } from '../keep-trying.ts';
import type { ReportAnswer } from '../server-client.ts';
import type { ReportFolder, WaitingReport } from './report-folder.ts';

export type ReporterEvent =
  | { readonly kind: 'reported'; readonly count: number }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }
  | Failure;

export interface ReporterOptions {
  /** Reports tickets, or time punches, as the server takes them. */
  readonly report: (contents: readonly unknown[]) => Promise<ReportAnswer>;
  readonly folder: ReportFolder;
  readonly onEvent: (event: ReporterEvent) => void;
}

const everySeconds = 5;
const mostAtOnce = Math.min(ticketsAtOnce, punchesAtOnce);

/** Reports the waiting tickets and punches of the folder, until it is stopped. While the server is away it waits. */
export function runReporter(options: ReporterOptions & { readonly signal: AbortSignal }): Promise<void> {
  return keepTrying({
    once: async () => {
      await reportWaiting(options);
      return jitter(everySeconds, 0.2);
    },
    onFailure: options.onEvent,
    signal: options.signal,
  });
}

/** Everything that waits, so many at once. @throws when the server does not answer: the rest waits */
export async function reportWaiting(options: ReporterOptions): Promise<void> {
  for (;;) {
    const waiting = await options.folder.waiting(mostAtOnce);
    if (waiting.length === 0) return;
    const readable = waiting.filter(({ content }) => content !== undefined);
    for (const { name } of waiting.filter((one) => !readable.includes(one)))
      await refuse(options, { name, reason: 'The file is no JSON.' });
    if (readable.length > 0) await report(options, readable);
  }
}

/** A report that is refused whole is halved, until the one that it is refused for is found. */
async function report(options: ReporterOptions, reports: readonly WaitingReport[]): Promise<void> {
  const answer = await ask(options, reports);
  if (answer !== undefined) return settle(options, reports, answer);
  const [first] = reports;
  const half = Math.ceil(reports.length / 2);
  if (first !== undefined && reports.length === 1)
    return refuse(options, { name: first.name, reason: 'The server cannot read it.' });
  await report(options, reports.slice(0, half));
  await report(options, reports.slice(half));
}

/** Undefined where the server refuses the report itself: a text that no database holds, or too large a body. */
async function ask(options: ReporterOptions, reports: readonly WaitingReport[]): Promise<ReportAnswer | undefined> {
  try {
    return await options.report(reports.map(({ content }) => content));
  } catch (error) {
    if (error instanceof ServerAnswerError && [400, 413].includes(error.status)) return undefined;
    throw error;
  }
}

async function settle(
  options: ReporterOptions,
  reports: readonly WaitingReport[],
  { refused }: ReportAnswer,
): Promise<void> {
  const reasons = new Map(
    refused.map(({ index, path, message }) => [index, [path, message].filter(Boolean).join(': ')]),
  );
  for (const [index, { name }] of reports.entries()) {
    const reason = reasons.get(index);
    if (reason === undefined) await options.folder.confirm(name);
    else await refuse(options, { name, reason });
  }
  options.onEvent({ kind: 'reported', count: reports.length - reasons.size });
}

async function refuse(
  { folder, onEvent }: ReporterOptions,
  { name, reason }: { readonly name: string; readonly reason: string },
): Promise<void> {
  await folder.refuse(name);
  onEvent({ kind: 'refused', name, reason });
}
