import {
  type Category,
  type LeftOut,
  moveCategories,
  ONE_PRICE,
  type OptionAnswers,
  optionQuestions,
} from '@servery/domain';
import { useMayEditAll } from '../../../../editing/draft/may-edit.ts';
import { useChangeMenu, useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { notify } from '../../../../ui/notifications/notify.ts';
import { leftOutNames } from '../../copying/use-copied.ts';
import type { SoldMove } from '../../sold/move-dialog.tsx';
import type { SoldSelection } from '../../sold/sold-table.tsx';
import { withRequirement } from './bulk-edits.ts';
import { GroupBulk } from './group-bulk.tsx';
import { RequirementsMenu } from './requirements-menu.tsx';

/** The actions for the selected categories. */
export function CategoryBulk({ chosen, select }: SoldSelection<Category>) {
  const change = useChangeMenu();
  const move = useMove(chosen);
  const ids = new Set(chosen.map(({ id }) => id));
  return (
    <GroupBulk kind="category" chosen={chosen} select={select} move={move}>
      <RequirementsMenu
        list={['categories']}
        chosen={chosen}
        onSet={(requirement, isOn) =>
          change(({ categories, ...menu }) => ({
            ...menu,
            categories: categories.map((one) => (ids.has(one.id) ? withRequirement(requirement, isOn)(one) : one)),
          }))
        }
      />
    </GroupBulk>
  );
}

/** To another department; the prices and kitchen routes of the items change their sizes with it, so that both are asked for. */
function useMove(chosen: readonly Category[]): SoldMove | undefined {
  const t = usePhrases(soldTablePhrases);
  const menu = useMenu((draft) => draft);
  const change = useChangeMenu();
  const ids = new Set(chosen.map(({ id }) => id));
  const items = menu.items.filter(({ category }) => ids.has(category)).map(({ id }) => id);
  const mayPrice = useMayEditAll(['items'], items, 'pricing');
  const mayPrint = useMayEditAll(['items'], items, 'kps');
  const from = new Set(chosen.map(({ department }) => department));
  const others = menu.departments.filter(({ id }) => from.size > 1 || !from.has(id));
  if (!mayPrice || !mayPrint || others.length === 0) return undefined;
  const handleMove = (departmentId: string, answers: OptionAnswers) => {
    const { menu: next, leftOut } = moveCategories(menu, ids, { departmentId, answers });
    change(() => next);
    const place = menu.departments.find(({ id }) => id === departmentId)?.info.name ?? '';
    const words = { what: say(menuItemsPhrases, 'categoryCount', { count: chosen.length }), place };
    if (leftOut.length === 0) notify.success(t('moved', words));
    else notify.warning(t('movedWithout', { ...words, names: leftOutNames(leftOut) }));
  };
  return {
    field: 'department',
    action: t('moveToDepartment'),
    label: t('department'),
    hint: t('moveDepartmentHint'),
    places: others.map(({ id, info }) => ({ value: id, label: info.name })),
    questionsOf: (to) => optionQuestions(menu, ids, to),
    lossOf: (departmentId, answers) =>
      lossText(moveCategories(menu, ids, { departmentId, answers }).leftOut, answers.get(ONE_PRICE) ?? null),
    onMove: handleMove,
  };
}

/** The parts that are left out; the prices of all sizes, or of all but one. */
function lossText(leftOut: readonly LeftOut[], onePrice: string | null): string | undefined {
  if (leftOut.length === 0) return undefined;
  return say(soldTablePhrases, onePrice === null ? 'moveLoss' : 'moveLossButOne', { names: leftOutNames(leftOut) });
}
