import type { MenuItem } from '@servery/domain';

/** What an item and a modifier have in common. */
export type SoldEntity = Pick<MenuItem, 'id' | 'category' | 'info' | 'availability'>;

/** Changes one of many, whichever it is; the same one when nothing changes. */
export type SoldUpdate = <Entity extends SoldEntity>(entity: Entity) => Entity;

export const saleChannels = ['pos', 'online', 'kiosk'] as const;
export type SaleChannel = (typeof saleChannels)[number];

export function withStatus(status: SoldEntity['info']['status']): SoldUpdate {
  return (entity) => (entity.info.status === status ? entity : { ...entity, info: { ...entity.info, status } });
}

export function withChannel(channel: SaleChannel, isOn: boolean): SoldUpdate {
  return (entity) =>
    entity.availability[channel] === isOn
      ? entity
      : { ...entity, availability: { ...entity.availability, [channel]: isOn } };
}

export function withCategory(category: string): SoldUpdate {
  return (entity) => (entity.category === category ? entity : { ...entity, category });
}
