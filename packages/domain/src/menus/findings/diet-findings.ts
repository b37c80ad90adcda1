import { listed } from '../../formats/listed.ts';
import type { Path } from '../../overrides/change.ts';
import { ALLERGEN_NAMES, type Allergen, DIET_NAMES, type Diet } from '../entities/dietary.ts';
import type { ItemSettings } from '../entities/inclusions.ts';
import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { modifiersById } from '../menu-index.ts';
import { offeredIn } from './choice-limits.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';
import { perItem } from './per-item.ts';

interface DietRule {
  readonly diet: Diet;
  /** The allergens that a dish of the diet never contains. */
  readonly without: readonly Allergen[];
  /** Free of something: not even a trace. */
  readonly isFree?: true;
}

const DIET_RULES: readonly DietRule[] = [
  { diet: 'VEGAN', without: ['CRUSTACEANS', 'EGGS', 'FISH', 'MILK', 'MOLLUSKS'] },
  { diet: 'VEGETARIAN', without: ['CRUSTACEANS', 'FISH', 'MOLLUSKS'] },
  { diet: 'GLUTEN_FREE', without: ['GLUTEN', 'WHEAT'], isFree: true },
  { diet: 'DAIRY_FREE', without: ['MILK'], isFree: true },
  { diet: 'KOSHER', without: ['CRUSTACEANS', 'MOLLUSKS'] },
];

/** A diet that the item itself breaks, or a modifier that comes with it; an allergen that is listed both ways. */
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

type Info = MenuItem['info'];
type Stated = NonNullable<Info['allergens']>;

function ofInfo({ diet = [], allergens }: Info, path: Path): readonly MenuFinding[] {
  if (allergens === undefined) return [];
  const broken = rulesOf(diet).flatMap((rule) => brokenBy(rule, allergens).map((how) => dietFinding(path, rule, how)));
  return [...broken, ...listedTwice(allergens, path)];
}

function listedTwice({ contains, mayContain }: Stated, path: Path): readonly MenuFinding[] {
  const twice = contains.filter((id) => mayContain.includes(id));
  const [first = '', ...others] = twice.map((id) => ALLERGEN_NAMES[id]);
  if (twice.length === 0) return [];
  const names = listed([first, ...others.map((name) => name.toLowerCase())]);
  const message = `${names} ${twice.length === 1 ? 'is' : 'are'} listed under both Contains and May contain.`;
  return [menuFinding('ALLERGEN_STATED_TWICE', [...path, 'allergens'], message)];
}

/** Only by modifiers that the menu and the department offer. */
function ofWhatComesWithIt({ info, inclusions, department }: MenuItem, menu: MenuBlob, path: Path) {
  const rules = rulesOf(info.diet ?? []);
  if (rules.length === 0) return [];
  const modifiers = inclusions.itemsSettings
    .filter(comesWithIt)
    .flatMap(({ id }) => modifiersById(menu.modifiers.items).get(id) ?? [])
    .filter(offeredIn(menu, department));
  return rules.flatMap((rule) =>
    modifiers.flatMap(({ info: { name, allergens } }) =>
      brokenBy(rule, allergens).map((how) => dietFinding(path, rule, `comes with ${name}, which ${how}`)),
    ),
  );
}

function comesWithIt({ included, amount }: ItemSettings): boolean {
  return included && amount !== 'NONE';
}

function rulesOf(diet: readonly string[]): readonly DietRule[] {
  return DIET_RULES.filter((rule) => diet.includes(rule.diet));
}

/** `contains fish`, `may contain wheat`: the stated allergens that a diet excludes. */
function brokenBy({ without, isFree }: DietRule, allergens: Stated | undefined): readonly string[] {
  const { contains = [], mayContain = [] } = allergens ?? {};
  const certain = without.filter((id) => contains.includes(id));
  const traces = without.filter((id) => isFree && mayContain.includes(id) && !contains.includes(id));
  return [...said('contains', certain), ...said('may contain', traces)];
}

/** Nothing where nothing is found. */
function said(verb: string, found: readonly Allergen[]): readonly string[] {
  return found.length === 0 ? [] : [`${verb} ${listed(found.map((id) => ALLERGEN_NAMES[id].toLowerCase()))}`];
}

function dietFinding(path: Path, { diet }: DietRule, how: string): MenuFinding {
  const message = `It is marked ${DIET_NAMES[diet].toLowerCase()}, but it ${how}.`;
  return menuFinding('DIET_AGAINST_ALLERGENS', [...path, 'diet'], message);
}
