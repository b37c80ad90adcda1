import { spelled } from '../../formats/spelled.ts';
import type { ReferenceKind } from '../../references/references.ts';
import type { Department } from '../entities/departments.ts';
import type { MenuBlob } from '../menu-blob.ts';

/** Names by id. */
type Names = ReadonlyMap<string, string>;

/** The entities of a menu that can be named by an id in a copy, and their names; kinds that are not here belong to the company. */
export type EntityNames = Partial<Readonly<Record<ReferenceKind, Names>>>;

/** The names of entities by kind and id. Styles are those of the given departments only: each department has sizes of its own. */
export function entityNames(menu: MenuBlob, departments: readonly Department[]): EntityNames {
  const styles = departments.flatMap((department) => department.styles);
  return {
    department: withInfo(menu.departments),
    category: withInfo(menu.categories),
    item: withInfo(menu.items),
    modifierCategory: withInfo(menu.modifiers.categories),
    modifierItem: withInfo(menu.modifiers.items),
    pricingScheme: named(menu.pricingSchemes),
    taxStructure: named(menu.taxStructures),
    requirement: named(menu.requirements),
    style: named(styles),
    styleOption: named(styles.flatMap(({ options }) => options)),
  };
}

/** The id of the only one of that name, written in whatever case. */
export function idOfName(names: Names, name: string): string | undefined {
  const wanted = spelled(name);
  const [found, ...others] = [...names].filter(([, one]) => spelled(one) === wanted);
  return others.length === 0 ? found?.[0] : undefined;
}

function named(entities: readonly { readonly id: string; readonly name: string }[]): Names {
  return new Map(entities.map(({ id, name }) => [id, name]));
}

function withInfo(entities: readonly { readonly id: string; readonly info: { readonly name: string } }[]): Names {
  return new Map(entities.map(({ id, info }) => [id, info.name]));
}
