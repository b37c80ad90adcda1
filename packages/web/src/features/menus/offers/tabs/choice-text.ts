import { type Choice, type ItemGroup, isOnlyNumbered, type MenuBlob, sizeStyleOf } from '@servery/domain';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { say } from '../../../../phrases/phrases.ts';
import { departmentOf } from './offer-choices.ts';

type Menu = Pick<MenuBlob, 'departments' | 'categories' | 'items'>;

/** The meaning of a choice, without its sizes: `Garlic Knots`, `any Signature`, `any Pizza`. */
function targetText({ level, departmentId, categoryId, itemId }: Choice, menu: Menu): string {
  if (level === 'ITEM') return menu.items.find(({ id }) => id === itemId)?.info.name ?? '';
  const owner =
    level === 'CATEGORY'
      ? menu.categories.find(({ id }) => id === categoryId)
      : menu.departments.find(({ id }) => id === departmentId);
  return owner ? say(offersPhrases, 'anyOf', { name: owner.info.name }) : '';
}

/** `Large 14″`; empty where every size counts. */
function sizesText(choice: Choice, menu: Menu): string {
  const department = departmentOf(choice, menu);
  const options = (department && sizeStyleOf(department)?.options) ?? [];
  const named = options.filter(({ id }) => choice.limitToSizeIds.includes(id)).map(({ name }) => name);
  return named.join(say(offersPhrases, 'or'));
}

/** `any Signature, Large 14″` */
export function choiceText(choice: Choice, menu: Menu): string {
  return [targetText(choice, menu), sizesText(choice, menu)].filter(Boolean).join(', ');
}

/** The text for an item group: its name, or the choices in it. */
export function groupText({ name, choices }: ItemGroup, menu: Menu): string {
  if (!isOnlyNumbered(name)) return name;
  return choices.map((choice) => choiceText(choice, menu)).join(say(offersPhrases, 'or')) || name;
}

/** How many of which items are in an item group, and their sizes, which differ only where choices do. */
export function groupHead({ quantity, choices, name }: ItemGroup, menu: Menu) {
  const targets = choices.map((choice) => targetText(choice, menu)).filter(Boolean);
  const sizes = [...new Set(choices.map((choice) => sizesText(choice, menu)))].filter(Boolean);
  const what = targets.length > 0 && targets.length < 3 ? targets.join(say(offersPhrases, 'or')) : name;
  return { what, name: `${quantity} ${what}`, detail: sizes.join(say(offersPhrases, 'or')) };
}
