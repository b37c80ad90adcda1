import {
  type ChosenModifier,
  isAutomatic,
  type MenuBlob,
  type MenuItem,
  type Offer,
  ORDER_TYPE_IDS,
  type OrderContext,
  type OrderKind,
  ringUp,
  type SampleOrder,
  type Selection,
  schemeOfOrder,
  variantsOf,
  type Witness,
} from '@servery/domain';

export type OrderMoment = Pick<OrderContext, 'instant' | 'zone' | 'openHours'>;

/** An empty order at the point of sale, with the offer asked for. */
export function newTriedOrder(menu: MenuBlob, offer: Offer, moment: OrderMoment): SampleOrder {
  return withContext(newEmptyOrder(menu, moment), { chosen: isAutomatic(offer) ? [] : [offer.id] });
}

/** An empty order at the point of sale, in the scheme that it pays. */
export function newEmptyOrder(menu: MenuBlob, moment: OrderMoment): SampleOrder {
  const kind = { channel: 'POS', orderType: ORDER_TYPE_IDS[0] ?? null } as const;
  return {
    cart: [],
    context: {
      ...moment,
      ...kind,
      scheme: schemeOfOrder(menu, kind)?.id ?? '',
      tenderTypes: [],
      customerType: null,
      customerGroups: [],
      uses: {},
      codes: [],
      chosen: [],
      cashierValues: {},
    },
  };
}

/** One more line: the item in the first variant that is sold. */
export function withItem(order: SampleOrder, item: MenuItem, menu: MenuBlob): SampleOrder {
  const [first] = variantsOf(item, menu);
  return withLine(order, { itemId: item.id, options: first?.options ?? {}, modifiers: [] });
}

/** One more line, under a name that no other one has. */
export function withLine(order: SampleOrder, selection: Selection): SampleOrder {
  const taken = new Set(order.cart.map(({ id }) => id));
  const numbers = Array.from({ length: taken.size + 1 }, (_, at) => `line-${at + 1}`);
  const id = numbers.find((name) => !taken.has(name)) ?? '';
  return { ...order, cart: [...order.cart, { id, selection }] };
}

export function withOptions(
  order: SampleOrder,
  lineId: string,
  options: Readonly<Record<string, string>>,
): SampleOrder {
  const cart = order.cart.map((line) =>
    line.id === lineId ? { ...line, selection: { ...line.selection, options } } : line,
  );
  return { ...order, cart };
}

/** The line with other modifiers; a modifier that is sold without an item takes none. */
export function withModifiers(order: SampleOrder, lineId: string, modifiers: readonly ChosenModifier[]): SampleOrder {
  const cart = order.cart.map((line) =>
    line.id === lineId && 'itemId' in line.selection ? { ...line, selection: { ...line.selection, modifiers } } : line,
  );
  return { ...order, cart };
}

export function withoutLine(order: SampleOrder, lineId: string): SampleOrder {
  return { ...order, cart: order.cart.filter(({ id }) => id !== lineId) };
}

export function withContext(order: SampleOrder, given: Partial<OrderContext>): SampleOrder {
  return { ...order, context: { ...order.context, ...given } };
}

/** Another channel or order type; the scheme follows, unless another one was chosen than the order paid. */
export function withKind(order: SampleOrder, given: Partial<OrderKind>, menu: MenuBlob): SampleOrder {
  const { context } = order;
  const next = { ...context, ...given, channel: given.channel ?? context.channel };
  const isChosen = context.scheme !== (schemeOfOrder(menu, context)?.id ?? '');
  return { ...order, context: isChosen ? next : { ...next, scheme: schemeOfOrder(menu, next)?.id ?? '' } };
}

/** Rings the order up with the menu as it is edited; a guest who asks for an offer has its code. */
export function ringUpTried(menu: MenuBlob, { cart, context }: SampleOrder): Witness {
  const codes = menu.offers
    .filter(({ id, applying }) => applying.couponCode.required && context.chosen.includes(id))
    .map(({ applying }) => applying.couponCode.code);
  return ringUp(menu, { cart, context: { ...context, codes } });
}
