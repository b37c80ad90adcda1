import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { Notice } from '../../configuration/configuration-kind.ts';
import { unavailableIds } from '../availability/modifier-availability.ts';
import type { Inclusions } from '../entities/inclusions.ts';
import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { departmentsById, modifiersById } from '../menu-index.ts';

/** CL-56, CL-25 to CL-27 */
export function cleanItems(menu: MenuBlob, before: MenuBlob, notices: Notice[]): MenuItem[] {
  const seen = new Set<string>();
  const unavailable = unavailableByDepartment(menu);
  const wasOrdered = new Map(before.items.map((item) => [item.id, item.inclusions.inclusionsOrder]));
  return cleanList(menu.items, (item) => {
    if (seen.has(item.id)) {
      notices.push({ code: 'CL-56', path: ['items', { id: item.id }], message: `${item.info.name} was listed twice.` });
      return undefined;
    }
    seen.add(item.id);
    const available = withoutUnavailable(item, { unavailable: unavailable.get(item.department), menu }, notices);
    const isSameOrder = available.inclusionsOrder === wasOrdered.get(item.id);
    const inclusions = isSameOrder
      ? available
      : { ...available, inclusionsOrder: renumbered(available.inclusionsOrder) };
    return withFields(item, { inclusions });
  });
}

interface Unavailable {
  readonly categories: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
}

function unavailableByDepartment(menu: MenuBlob): ReadonlyMap<string, Unavailable> {
  const whole = menu.modifiers.availability;
  return new Map(
    [...departmentsById(menu.departments).values()].map(({ id, modifiers: { availability } }) => [
      id,
      {
        categories: unavailableIds([...whole.categories, ...availability.categories]),
        items: unavailableIds([...whole.items, ...availability.items]),
      },
    ]),
  );
}

interface DepartmentLimits {
  readonly unavailable: Unavailable | undefined;
  readonly menu: MenuBlob;
}

interface RemovalNotice {
  readonly field: string;
  readonly code: string;
}

function withoutUnavailable(item: MenuItem, { unavailable, menu }: DepartmentLimits, notices: Notice[]): Inclusions {
  const { inclusions } = item;
  if (!unavailable || unavailable.categories.size + unavailable.items.size === 0) return inclusions;
  const isGone = (id: string) =>
    unavailable.items.has(id) ||
    unavailable.categories.has(modifiersById(menu.modifiers.items).get(id)?.category ?? '');
  const without = <Entry extends { readonly id: string }>(
    list: Entry[],
    gone: (id: string) => boolean,
    { field, code }: RemovalNotice,
  ) =>
    cleanList(list, (entry) => {
      if (!gone(entry.id)) return entry;
      const path = ['items', { id: item.id }, 'inclusions', field, { id: entry.id }];
      notices.push({ code, path, message: `${item.info.name} included a modifier that is not available here.` });
      return undefined;
    });
  return withFields(inclusions, {
    categoriesSettings: without(inclusions.categoriesSettings, (id) => unavailable.categories.has(id), {
      field: 'categoriesSettings',
      code: 'CL-25',
    }),
    itemsSettings: without(inclusions.itemsSettings, isGone, { field: 'itemsSettings', code: 'CL-26' }),
    inclusionsOrder: cleanList(inclusions.inclusionsOrder, (entry) => (isGone(entry.id) ? undefined : entry)),
  });
}

/** CL-27 */
function renumbered(entries: Inclusions['inclusionsOrder']): Inclusions['inclusionsOrder'] {
  return [...entries].sort((one, other) => one.order - other.order).map((entry, order) => ({ ...entry, order }));
}
