import { IconSquare, IconSquareRotated, IconStar, IconTriangle } from '@tabler/icons-react';
import type { ItemClass } from './product-rows.ts';

const icons = { star: IconStar, workhorse: IconSquare, puzzle: IconSquareRotated, dog: IconTriangle } satisfies Record<
  ItemClass,
  typeof IconStar
>;

type ClassIconProps = {
  readonly of: ItemClass;
  readonly size?: number;
  /** Its words, where none are beside it. */
  readonly label?: string;
};

/** The shape of a class, the same in the table, in the chart and below it. */
export function ClassIcon({ of, size = 14, label }: ClassIconProps) {
  const Icon = icons[of];
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Icon size={size} stroke={1.75} {...named} />;
}
