import { ServerAnswerError, ticketsAtOnce } from '@servery/contract';
import { type Failure, jitter, keepTrying } from '../keep-trying.ts';
import type { ServerClient, TicketsAnswer } from '../server-client.ts';
import type { TicketFolder, WaitingTicket } from './ticket-folder.ts';

export type ReporterEvent =
  | { readonly kind: 'reported'; readonly tickets: number }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }
  | Failure;

export interface ReporterOptions {
  readonly client: Pick<ServerClient, 'reportTickets'>;
  readonly folder: TicketFolder;
  readonly onEvent: (event: ReporterEvent) => void;
}

const everySeconds = 5;

/** Reports what waits in the folder, until it is stopped. While the server is away tickets wait. */
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
    const waiting = await options.folder.waiting(ticketsAtOnce);
    if (waiting.length === 0) return;
    const readable = waiting.filter(({ ticket }) => ticket !== undefined);
    for (const { name } of waiting.filter((one) => !readable.includes(one)))
      await refuse(options, { name, reason: 'The file is no JSON.' });
    if (readable.length > 0) await report(options, readable);
  }
}

/** A report that is refused whole is halved, until the ticket that it is refused for is found. */
async function report(options: ReporterOptions, tickets: readonly WaitingTicket[]): Promise<void> {
  const answer = await ask(options, tickets);
  if (answer !== undefined) return settle(options, tickets, answer);
  const [first] = tickets;
  const half = Math.ceil(tickets.length / 2);
  if (first !== undefined && tickets.length === 1)
    return refuse(options, { name: first.name, reason: 'The server cannot read this ticket.' });
  await report(options, tickets.slice(0, half));
  await report(options, tickets.slice(half));
}

/** Undefined where the server refuses the report itself: a text that no database holds, or too large a body. */
async function ask({ client }: ReporterOptions, tickets: readonly WaitingTicket[]): Promise<TicketsAnswer | undefined> {
  try {
    return await client.reportTickets(tickets.map(({ ticket }) => ticket));
  } catch (error) {
    if (error instanceof ServerAnswerError && [400, 413].includes(error.status)) return undefined;
    throw error;
  }
}

async function settle(
  options: ReporterOptions,
  tickets: readonly WaitingTicket[],
  { refused }: TicketsAnswer,
): Promise<void> {
  const reasons = new Map(
    refused.map(({ index, path, message }) => [index, [path, message].filter(Boolean).join(': ')]),
  );
  for (const [index, { name }] of tickets.entries()) {
    const reason = reasons.get(index);
    if (reason === undefined) await options.folder.confirm(name);
    else await refuse(options, { name, reason });
  }
  options.onEvent({ kind: 'reported', tickets: tickets.length - reasons.size });
}

async function refuse(
  { folder, onEvent }: ReporterOptions,
  { name, reason }: { readonly name: string; readonly reason: string },
): Promise<void> {
  await folder.refuse(name);
  onEvent({ kind: 'refused', name, reason });
}
