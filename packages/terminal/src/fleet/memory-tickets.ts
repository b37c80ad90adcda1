import type { Ticket } from '@servery/domain';
import type { ReportFolder } from '../reports/report-folder.ts';

export interface MemoryTickets extends ReportFolder {
  put(ticket: Ticket): void;
}

/** Tickets of a simulated store, which needs no disk. Tickets that the server refuses are dropped. */
export function openMemoryTickets(): MemoryTickets {
  const waiting = new Map<string, Ticket>();
  const drop = async (name: string): Promise<void> => void waiting.delete(name);
  return {
    put: (ticket) => waiting.set(`${ticket.id}.${ticket.revision}`, ticket),
    waiting: async (most) => [...waiting].slice(0, most).map(([name, ticket]) => ({ name, content: ticket })),
    confirm: drop,
    refuse: drop,
  };
}
