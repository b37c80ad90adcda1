import type { Availability, Category } from '@servery/domain';

/** The fields that items, modifiers, their categories and departments have in common. */
export type SoldEntity = Pick<Category, 'id' | 'info' | 'availability'>;

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

/** When and for which order types something is sold; a field that is not given stays as it is. */
export type SoldWhen = Partial<Pick<Availability, 'orderTypes' | 'limitDays' | 'limitHours'>>;

export function withWhen(when: SoldWhen): SoldUpdate {
  return (entity) => ({ ...entity, availability: { ...entity.availability, ...structuredClone(when) } });
}
