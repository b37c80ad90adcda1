import type { Path } from '../../overrides/change.ts';
import type { Allergen } from '../entities/dietary.ts';
import type { ItemSettings } from '../entities/inclusions.ts';
import type { MenuItem } from '../entities/items.ts';
import type { ModifierItem } from '../entities/modifiers.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { modifiersById } from '../menu-index.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';
import { perItem } from './per-item.ts';

interface DietRule {
  readonly name: string;
  /** What a dish of the diet never contains. */
  readonly without: readonly Allergen[];
  /** Free of something: not even a trace. */
  readonly isFree?: true;
}

const DIET_RULES: Readonly<Record<string, DietRule>> = {
  VEGAN: { name: 'Vegan', without: ['CRUSTACEANS', 'EGGS', 'FISH', 'MILK', 'MOLLUSKS'] },
  VEGETARIAN: { name: 'Vegetarian', without: ['CRUSTACEANS', 'FISH', 'MOLLUSKS'] },
  GLUTEN_FREE: { name: 'Gluten free', without: ['GLUTEN', 'WHEAT'], isFree: true },
  DAIRY_FREE: { name: 'Dairy free', without: ['MILK'], isFree: true },
  KOSHER: { name: 'Kosher', without: ['CRUSTACEANS', 'MOLLUSKS'] },
};

/** As a sentence goes on with them; the console calls crustaceans shellfish. */
const ALLERGEN_NAMES: Partial<Record<Allergen, string>> = { CRUSTACEANS: 'shellfish', TREE_NUTS: 'tree nuts' };

/** A diet that what is contained breaks, by the item itself or by what comes with it; an allergen that is stated both ways. */
const ofItems = perItem((item, menu) => {
  const path: Path = ['items', { id: item.id }, 'info'];
  return [...ofInfo(item.info, path), ...ofWhatComesWithIt(item, menu, path)];
});

export function dietFindings(menu: MenuBlob): readonly MenuFinding[] {
  const ofModifiers = menu.modifiers.items.flatMap(({ id, info }) =>
    ofInfo(info, ['modifiers', 'items', { id }, 'info']),
  );
  return [...ofItems(menu), ...ofModifiers];
}

type Stated = MenuItem['info'];

function ofInfo({ diet = [], allergens }: Stated, path: Path): readonly MenuFinding[] {
  if (allergens === undefined) return [];
  const { contains, mayContain } = allergens;
  const broken = rulesOf(diet).flatMap(({ name, without, isFree }) => [
    ...sentences(
      without.filter((id) => contains.includes(id)),
      `${name}, and contains`,
    ),
    ...(isFree
      ? sentences(
          without.filter((id) => mayContain.includes(id) && !contains.includes(id)),
          `${name}, and may contain`,
        )
      : []),
  ]);
  const twice = sentences(
    contains.filter((id) => mayContain.includes(id)),
    'It is stated under both: contains and may contain',
  );
  return [
    ...broken.map((message) => menuFinding('DIET_AGAINST_ALLERGENS', [...path, 'diet'], message)),
    ...twice.map((message) => menuFinding('ALLERGEN_STATED_TWICE', [...path, 'allergens'], message)),
  ];
}

function ofWhatComesWithIt({ info, inclusions }: MenuItem, menu: MenuBlob, path: Path): readonly MenuFinding[] {
  const rules = rulesOf(info.diet ?? []);
  if (rules.length === 0) return [];
  const modifiers = inclusions.itemsSettings
    .filter(comesWithIt)
    .flatMap(({ id }) => modifiersById(menu.modifiers.items).get(id) ?? []);
  return rules.flatMap(({ name, without }) =>
    modifiers.flatMap((modifier) =>
      sentences(contained(modifier, without), `${name}, and comes with ${modifier.info.name}, which contains`).map(
        (message) => menuFinding('DIET_AGAINST_ALLERGENS', [...path, 'diet'], message),
      ),
    ),
  );
}

function comesWithIt({ included, amount }: ItemSettings): boolean {
  return included && amount !== 'NONE';
}

function contained({ info }: ModifierItem, without: readonly Allergen[]): readonly Allergen[] {
  return without.filter((id) => info.allergens?.contains.includes(id));
}

function rulesOf(diet: readonly string[]): readonly DietRule[] {
  return diet.flatMap((id) => DIET_RULES[id] ?? []);
}

/** No sentence where nothing is found. */
function sentences(found: readonly Allergen[], start: string): readonly string[] {
  return found.length === 0 ? [] : [`${start} ${listed(found.map(nameOf))}.`];
}

function nameOf(id: Allergen): string {
  return ALLERGEN_NAMES[id] ?? id.toLowerCase();
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
