import type { OrderMove } from '../../../../ui/order/drag-order.tsx';

/** Moves an entry of a list to the position of another one. */
export function moveTo<Entry extends { readonly id: string }>(list: Entry[], { id, to }: OrderMove): void {
  const at = list.findIndex((one) => one.id === to);
  const from = list.findIndex((one) => one.id === id);
  if (at < 0 || from < 0) return;
  list.splice(at, 0, ...list.splice(from, 1));
}
