import type { KitchenChannel, Path } from '@servery/domain';

/** Where an item names the devices of a channel. */
export function channelPath(itemId: string, channel: KitchenChannel): Path {
  return ['items', { id: itemId }, channel === 'displays' ? 'kps' : 'printing', channel];
}
