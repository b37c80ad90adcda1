import { IconDiamond, IconSquare, IconStar, IconTriangle } from '@tabler/icons-react';
import type { ItemClass } from './product-rows.ts';

const icons = { star: IconStar, workhorse: IconSquare, puzzle: IconDiamond, dog: IconTriangle } satisfies Record<
  ItemClass,
  typeof IconStar
>;

/** The shape of a class, the same in the table and below the chart. */
export function ClassIcon({ of }: { readonly of: ItemClass }) {
  const Icon = icons[of];
  return <Icon size={14} stroke={1.75} aria-hidden />;
}
