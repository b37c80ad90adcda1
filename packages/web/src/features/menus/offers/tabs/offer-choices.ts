import type { Choice, Department, MenuBlob, Style } from '@servery/domain';
import { newChoice, sizeStyleOf } from '@servery/domain';
import type { Option } from '../../../../ui/fields/select-field.tsx';
import { pickable } from '../../pickable.ts';

type Menu = Pick<MenuBlob, 'departments' | 'categories' | 'items'>;

interface Headings {
  readonly departments: string;
  readonly categories: string;
  readonly items: string;
  readonly allOf: (name: string) => string;
}

/** Everything that a choice can mean: all of a department, a category, an item; inactive ones only where they are chosen already. */
export function targetOptions(
  { departments, categories, items }: Menu,
  words: Headings,
  chosen: ReadonlySet<string>,
): readonly Option[] {
  const isChosen =
    (level: Choice['level']) =>
    ({ id }: { readonly id: string }) =>
      chosen.has(`${level}:${id}`);
  const departmentName = new Map(departments.map(({ id, info }) => [id, info.name]));
  return [
    ...pickable(departments, isChosen('ITEMS')).map(({ id, info }) => ({
      value: `ITEMS:${id}`,
      label: words.allOf(info.name),
      group: words.departments,
    })),
    ...pickable(categories, isChosen('CATEGORY')).map(({ id, info, department }) => ({
      value: `CATEGORY:${id}`,
      label: [departmentName.get(department), info.name].filter(Boolean).join(' › '),
      group: words.categories,
    })),
    ...pickable(items, isChosen('ITEM')).map(({ id, info }) => ({
      value: `ITEM:${id}`,
      label: info.name,
      group: words.items,
    })),
  ];
}

/** The option that a choice is. */
export function targetOf({ level, departmentId, categoryId, itemId }: Choice): string {
  const ids = { ITEMS: departmentId, CATEGORY: categoryId, ITEM: itemId };
  return `${level}:${ids[level] ?? ''}`;
}

/** A choice of the meaning of an option; sizes and styles of another department go. */
export function choiceOf(target: string, id: string, menu: Menu): Choice {
  const at = target.indexOf(':');
  const named = target.slice(at + 1);
  const level = target.slice(0, at);
  if (level === 'ITEMS') return newChoice({ id, level, departmentId: named });
  if (level === 'CATEGORY') {
    const department = menu.categories.find((category) => category.id === named)?.department ?? null;
    return newChoice({ id, level, departmentId: department, categoryId: named });
  }
  const item = menu.items.find((one) => one.id === named);
  return newChoice({
    id,
    level: 'ITEM',
    departmentId: item?.department ?? null,
    categoryId: item?.category ?? null,
    itemId: named,
  });
}

/** The department that a choice lies in; it decides which sizes and styles there are. */
export function departmentOf({ departmentId, categoryId, itemId }: Choice, menu: Menu): Department | undefined {
  const own =
    departmentId ??
    menu.categories.find(({ id }) => id === categoryId)?.department ??
    menu.items.find(({ id }) => id === itemId)?.department;
  return menu.departments.find(({ id }) => id === own);
}

/** Sizes of all departments, each with its department where there are several. */
export function sizeChoices(departments: readonly Department[]): { readonly value: string; readonly label: string }[] {
  const sized = departments.flatMap((department) => {
    const size = sizeStyleOf(department);
    return size ? [{ department, size }] : [];
  });
  return sized.flatMap(({ department, size }) =>
    size.options.map(({ id, name }) => ({
      value: id,
      label: sized.length > 1 ? `${department.info.name}: ${name}` : name,
    })),
  );
}

/** Styles of a department that are no size. */
export function otherStyles(department: Department | undefined): readonly Style[] {
  return department?.styles.filter(({ isSize }) => !isSize) ?? [];
}
