import type { TicketState } from '@servery/domain';

export const ticketStates = {
  'state.OPEN': 'Open',
  'state.CLOSED': 'Closed',
  'state.VOIDED': 'Voided',
} as const satisfies Readonly<Record<`state.${TicketState}`, string>>;
