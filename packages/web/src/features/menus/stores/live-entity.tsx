import type { Category, MenuItem, ModifierItem, Offer } from '@servery/domain';
import type { ReactNode } from 'react';
import { useCategory, useItem } from '../items/use-entity.ts';
import { useModifier } from '../modifiers/use-modifiers.ts';
import { useOffer } from '../offers/use-offers.ts';

type LiveProps<Entity> = { readonly id: string; readonly children: (entity: Entity) => ReactNode };

/** Controls of an item as the draft around them holds it. */
export function LiveItem({ id, children }: LiveProps<MenuItem>) {
  const item = useItem(id);
  return item && children(item);
}

/** Controls of a category as the draft around them holds it. */
export function LiveCategory({ id, children }: LiveProps<Category>) {
  const category = useCategory(id);
  return category && children(category);
}

/** Controls of a modifier as the draft around them holds it. */
export function LiveModifier({ id, children }: LiveProps<ModifierItem>) {
  const modifier = useModifier(id);
  return modifier && children(modifier);
}

/** Controls of an offer as the draft around them holds it. */
export function LiveOffer({ id, children }: LiveProps<Offer>) {
  const offer = useOffer(id);
  return offer && children(offer);
}
