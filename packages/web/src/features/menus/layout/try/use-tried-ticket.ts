import { type LayoutButton, type MenuBlob, orderTax, type SampleOrder, type Witness } from '@servery/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuTryPhrases } from '../../../../phrases/menus/menu-try.ts';
import { say } from '../../../../phrases/phrases.ts';
import { useStoreZone } from '../../offers/list/use-store-zone.ts';
import { ringUpTried } from '../../offers/tried/tried-order.ts';
import { useSettingsNames } from '../../use-settings-names.ts';
import { pressButton } from './press-button.ts';
import { newTriedTicket, type TriedTicket, withoutTicketLine } from './tried-ticket.ts';

/** A ticket while the layout is tried out. */
export type TriedLayout = {
  readonly menu: MenuBlob;
  readonly ticket: TriedTicket;
  /** The ticket as it is rung up with the draft. */
  readonly witness: Witness;
  readonly taxCents: number;
  /** The last event, to be read out. */
  readonly said: string;
  /** Answers the tab that the button opens. */
  readonly press: (button: LayoutButton, text: string) => string | undefined;
  readonly change: (order: SampleOrder) => void;
  readonly takeOff: (lineId: string) => void;
  readonly clear: () => void;
};

type State = { readonly ticket: TriedTicket; readonly said: string };

/** Trying the layout out; undefined while it is edited. */
export function useTriedTicket() {
  const menu = useMenu((draft) => draft);
  const shownMenu = useDeferredValue(menu);
  const zone = useStoreZone();
  const openHours = useSettingsNames()?.openHours;
  const [state, setState] = useState<State | null>(null);
  const ticket = state?.ticket;
  const witness = useMemo(() => ticket && ringUpTried(shownMenu, ticket.order), [shownMenu, ticket]);
  const taxCents = useMemo(() => (witness ? orderTax(shownMenu, witness) : 0), [shownMenu, witness]);
  const start = () => newTriedTicket(menu, { instant: Date.now(), zone, ...(openHours && { openHours }) });
  const tryIt = (isTrying: boolean) => setState(isTrying ? { ticket: start(), said: '' } : null);
  if (!state || !witness) return { tried: undefined, tryIt };
  const put = (next: TriedTicket, said: string) => setState({ ticket: next, said });
  const tried: TriedLayout = {
    menu,
    ticket: state.ticket,
    witness,
    taxCents,
    said: state.said,
    press: (button, text) => {
      const pressed = pressButton({ menu, ticket: state.ticket, button, text });
      put(pressed.ticket, pressed.said);
      return pressed.opens;
    },
    change: (order) => put({ ...state.ticket, order }, ''),
    takeOff: (lineId) => put(withoutTicketLine(state.ticket, lineId), say(menuTryPhrases, 'takenOff')),
    clear: () => put({ ...start(), order: cleared(state.ticket.order) }, say(menuTryPhrases, 'cleared')),
  };
  return { tried, tryIt };
}

/** An empty order of the same kind at the same moment. */
function cleared({ context }: SampleOrder): SampleOrder {
  return { cart: [], context: { ...context, chosen: [], tenderTypes: [] } };
}
