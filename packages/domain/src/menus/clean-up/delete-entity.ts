import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { ReferenceKind } from '../../references/references.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { type Cleaned, cleanMenu } from './clean-menu.ts';

export type Deletable = Exclude<
  ReferenceKind,
  'display' | 'printer' | 'station' | 'tenderType' | 'orderType' | 'image'
>;

/** The menu without an entity and without everything that named it, each with a notice. */
export function deleteEntity(menu: MenuBlob, kind: Deletable, id: string): Cleaned {
  return cleanMenu(WITHOUT[kind](menu, id), {});
}

const WITHOUT: Record<Deletable, (menu: MenuBlob, id: string) => MenuBlob> = {
  department: (menu, id) => withFields(menu, { departments: without(menu.departments, id) }),
  category: (menu, id) => withFields(menu, { categories: without(menu.categories, id) }),
  item: (menu, id) => withFields(menu, { items: without(menu.items, id) }),
  modifierCategory: ({ modifiers, ...menu }, id) => ({
    ...menu,
    modifiers: { ...modifiers, categories: without(modifiers.categories, id) },
  }),
  modifierItem: ({ modifiers, ...menu }, id) => ({
    ...menu,
    modifiers: { ...modifiers, items: without(modifiers.items, id) },
  }),
  pricingScheme: (menu, id) => withFields(menu, { pricingSchemes: without(menu.pricingSchemes, id) }),
  taxStructure: (menu, id) => withFields(menu, { taxStructures: without(menu.taxStructures, id) }),
  style: (menu, id) => mapDepartments(menu, (styles) => without(styles, id)),
  styleOption: (menu, id) =>
    mapDepartments(menu, (styles) =>
      cleanList(styles, (style) => withFields(style, { options: without(style.options, id) })),
    ),
  message: (menu, id) => withFields(menu, { messages: without(menu.messages, id) }),
  requirement: (menu, id) => withFields(menu, { requirements: without(menu.requirements, id) }),
  offer: (menu, id) => withFields(menu, { offers: without(menu.offers, id) }),
  tab: (menu, id) => withFields(menu, { layout: withFields(menu.layout, { tabs: without(menu.layout.tabs, id) }) }),
};

type Styles = MenuBlob['departments'][number]['styles'];

function mapDepartments(menu: MenuBlob, map: (styles: Styles) => Styles): MenuBlob {
  const departments = cleanList(menu.departments, (department) =>
    withFields(department, { styles: map(department.styles) }),
  );
  return withFields(menu, { departments });
}

function without<Entity extends { readonly id: string }>(entities: Entity[], id: string): Entity[] {
  return cleanList(entities, (entity) => (entity.id === id ? undefined : entity));
}
