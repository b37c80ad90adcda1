import type { OrderType } from '@servery/domain';
import { create } from 'zustand';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';

type Selected = { readonly id: number; readonly isPanelOpen: boolean };

/** The order type that the panel edits. */
export const useSelectedType = create<Selected>(() => ({ id: 1, isPanelOpen: false }));

export function selectType(id: number): void {
  useSelectedType.setState({ id, isPanelOpen: true });
}

export function closePanel(): void {
  useSelectedType.setState({ isPanelOpen: false });
}

export function useOrderType(id: number): OrderType | undefined {
  return useSettings(({ orderTypes }) => orderTypes.types.find((type) => type.id === id));
}

/** Changes an order type by a rule of the domain: `edit((type) => setFlag(type, 'activePOS', true))`. */
export function useEditOrderType(id: number): (change: (type: OrderType) => OrderType, key?: string) => void {
  const edit = useEditSettings();
  return (change, key) =>
    edit(({ orderTypes }) => {
      const at = orderTypes.types.findIndex((type) => type.id === id);
      const type = orderTypes.types[at];
      if (type) orderTypes.types[at] = change(type);
    }, key);
}

/** A place in an order type. */
export function typePath(id: number, ...fields: readonly string[]) {
  return ['orderTypes', 'types', { id }, ...fields];
}

export function promisePath(id: number, field: string) {
  return ['promiseTimes', 'byOrderType', { by: 'orderType', value: id }, field];
}
