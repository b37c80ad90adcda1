import { IconSquare, IconSquareRotated, IconStar, IconTriangle } from '@tabler/icons-react';
import type { ItemClass } from './product-rows.ts';

const icons = { star: IconStar, workhorse: IconSquare, puzzle: IconSquareRotated, dog: IconTriangle } satisfies Record<
  ItemClass,
  typeof IconStar
>;

/** The shape of a class, the same in the table, in the chart and below it. */
export function ClassIcon({ of, size = 14 }: { readonly of: ItemClass; readonly size?: number }) {
  const Icon = icons[of];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
