import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { ReferenceKind } from '../../references/references.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { type Cleaned, cleanMenu } from './clean-menu.ts';

export type Deletable = Exclude<
  ReferenceKind,
  'display' | 'printer' | 'station' | 'tenderType' | 'orderType' | 'image'
>;

/** The menu without entities of a kind and without everything that named them, each with a notice. */
export function deleteEntities(menu: MenuBlob, kind: Deletable, ids: readonly string[]): Cleaned {
  return cleanMenu(WITHOUT[kind](menu, new Set(ids)), {});
}

type Ids = ReadonlySet<string>;

const WITHOUT: Record<Deletable, (menu: MenuBlob, ids: Ids) => MenuBlob> = {
  department: (menu, ids) => withFields(menu, { departments: without(menu.departments, ids) }),
  category: (menu, ids) => withFields(menu, { categories: without(menu.categories, ids) }),
  item: (menu, ids) => withFields(menu, { items: without(menu.items, ids) }),
  modifierCategory: ({ modifiers, ...menu }, ids) => ({
    ...menu,
    modifiers: { ...modifiers, categories: without(modifiers.categories, ids) },
  }),
  modifierItem: ({ modifiers, ...menu }, ids) => ({
    ...menu,
    modifiers: { ...modifiers, items: without(modifiers.items, ids) },
  }),
  pricingScheme: (menu, ids) => withFields(menu, { pricingSchemes: without(menu.pricingSchemes, ids) }),
  taxStructure: (menu, ids) => withFields(menu, { taxStructures: without(menu.taxStructures, ids) }),
  style: (menu, ids) => mapDepartments(menu, (styles) => without(styles, ids)),
  styleOption: (menu, ids) =>
    mapDepartments(menu, (styles) =>
      cleanList(styles, (style) => withFields(style, { options: without(style.options, ids) })),
    ),
  message: (menu, ids) => withFields(menu, { messages: without(menu.messages, ids) }),
  requirement: (menu, ids) => withFields(menu, { requirements: without(menu.requirements, ids) }),
  offer: (menu, ids) => withFields(menu, { offers: without(menu.offers, ids) }),
  tab: (menu, ids) => withFields(menu, { layout: withFields(menu.layout, { tabs: without(menu.layout.tabs, ids) }) }),
};

type Styles = MenuBlob['departments'][number]['styles'];

function mapDepartments(menu: MenuBlob, map: (styles: Styles) => Styles): MenuBlob {
  const departments = cleanList(menu.departments, (department) =>
    withFields(department, { styles: map(department.styles) }),
  );
  return withFields(menu, { departments });
}

function without<Entity extends { readonly id: string }>(entities: Entity[], ids: Ids): Entity[] {
  return cleanList(entities, (entity) => (ids.has(entity.id) ? undefined : entity));
}
