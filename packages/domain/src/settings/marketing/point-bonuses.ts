import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { wholeNumber } from '../fields/field-schemas.ts';
import { nameProblems } from '../fields/named-rows.ts';
import { weekWindowFields, windowProblems } from '../fields/week-window.ts';

export const POINT_BONUS_TYPES = ['PERCENT_OF_NORMAL', 'BONUS_POINTS'] as const;

const menuIds = z.array(z.string().min(1));

/** MK-12: points beside the normal ones. */
export const pointBonusSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('POINT_BONUS'),
  name: nameText(60),
  type: z.enum(POINT_BONUS_TYPES),
  /** Percent of the normal points (200 doubles them), or points that are added. */
  value: wholeNumber(1, 100_000),
  ...weekWindowFields,
  allowOnline: z.boolean(),
  firstOrderOnly: z.boolean(),
  firstOnlineOrderOnly: z.boolean(),
  /** The menu whose departments, categories and items are meant; null: whatever is sold. */
  menuId: z.string().min(1).nullable(),
  departments: menuIds,
  categories: menuIds,
  items: menuIds,
  disabled: z.boolean(),
});
export type PointBonus = z.infer<typeof pointBonusSchema>;

/** Double points, every day from opening to closing. */
export function newPointBonus(given: Pick<PointBonus, 'id' | 'name'> & Partial<PointBonus>): PointBonus {
  return {
    entityType: 'POINT_BONUS',
    type: 'PERCENT_OF_NORMAL',
    value: 200,
    days: [0, 1, 2, 3, 4, 5, 6],
    startTime: 39_600,
    endTime: 79_200,
    allowOnline: true,
    firstOrderOnly: false,
    firstOnlineOrderOnly: false,
    menuId: null,
    departments: [],
    categories: [],
    items: [],
    disabled: false,
    ...given,
  };
}

/** The bonus for another menu, without its departments, categories and items, which belong to the first one. */
export function withMenuOfBonus(bonus: PointBonus, menuId: string | null): PointBonus {
  if (bonus.menuId === menuId) return bonus;
  return { ...bonus, menuId, departments: [], categories: [], items: [] };
}

export function pointBonusProblems(bonuses: readonly PointBonus[]): readonly Problem[] {
  const list = ['marketing', 'loyalty', 'pointBonuses'];
  return [
    ...nameProblems(bonuses, { path: list, code: 'POINT_BONUS', noun: 'A point bonus' }),
    ...bonuses.flatMap((bonus) => [
      ...windowProblems(bonus, [...list, { id: bonus.id }]),
      ...onlineProblems(bonus, [...list, { id: bonus.id }]),
    ]),
  ];
}

function onlineProblems({ firstOnlineOrderOnly, allowOnline }: PointBonus, path: Problem['path']): readonly Problem[] {
  if (!firstOnlineOrderOnly || allowOnline) return [];
  const message = 'A bonus for the first online order must be allowed online.';
  return [{ code: 'BONUS_NEVER_ONLINE', path: [...path, 'firstOnlineOrderOnly'], message }];
}
