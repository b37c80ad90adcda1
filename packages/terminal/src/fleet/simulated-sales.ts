import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, type SellingStore, simulatedTicket } from '@servery/demo';
import type { Ticket } from '@servery/domain';
import type { MemoryTickets } from './memory-tickets.ts';

interface Sales {
  readonly store: () => Promise<SellingStore | undefined>;
  readonly perHour: number;
  readonly tickets: MemoryTickets;
  readonly signal: AbortSignal;
  readonly random?: Random;
}

/** A ticket is reported once it is closed: a delivery takes 70 minutes at most. */
const longestMillis = 4_200_000;

/** As finely as moments are drawn. */
const steps = 1_000_000;

const randomBelow: Random = (below) => randomInt(below);

/** A store sells until it is stopped, at random moments; while it has no menu it sells nothing. One of five tickets is reported open first. */
export async function sellTickets({ store, perHour, tickets, signal, random = randomBelow }: Sales): Promise<void> {
  for (let number = 1; !signal.aborted; number += 1) {
    const seconds = (-Math.log((1 + random(steps)) / steps) * 3_600) / perHour;
    await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
    const selling = await store();
    if (signal.aborted || selling === undefined) continue;
    const ticket = simulatedTicket({ store: selling, number, opened: Date.now() - longestMillis, random });
    if (random(5) === 0) {
      tickets.put(whileOpen(ticket));
      tickets.put({ ...ticket, revision: 2 });
    } else tickets.put(ticket);
  }
}

/** Before it is paid, and before it leaves. */
export function whileOpen(ticket: Ticket): Ticket {
  const delivery = ticket.delivery && { ...ticket.delivery, out: null, delivered: null };
  return { ...ticket, state: 'OPEN', closed: null, payments: [], totals: { ...ticket.totals, tips: 0 }, delivery };
}
