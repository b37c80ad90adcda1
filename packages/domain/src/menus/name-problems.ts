import { spelled } from '../formats/spelled.ts';
import type { Path } from '../overrides/change.ts';
import { type MenuFinding, menuFinding } from './findings/menu-finding.ts';
import type { MenuBlob } from './menu-blob.ts';

/**
 * Entities of the company's own menu that lack the name by which people and guests look for them. A group or location cannot
 * mend a name of the level above, so there it is a warning.
 */
export function nameProblems(menu: MenuBlob): readonly MenuFinding[] {
  const { departments, categories, items, modifiers, offers, pricingSchemes, taxStructures, requirements } = menu;
  return [
    ...unnamedInfo(departments, ['departments'], 'A department'),
    ...unnamedInfo(categories, ['categories'], 'A category'),
    ...unnamedInfo(items, ['items'], 'An item'),
    ...unnamedInfo(modifiers.categories, ['modifiers', 'categories'], 'A modifier category'),
    ...unnamedInfo(modifiers.items, ['modifiers', 'items'], 'A modifier'),
    ...unnamedInfo(offers, ['offers'], 'An offer'),
    ...unnamed(pricingSchemes, ['pricingSchemes'], 'A pricing scheme'),
    ...unnamed(taxStructures, ['taxStructures'], 'A tax structure'),
    ...unnamed(requirements, ['requirements'], 'A requirement'),
    ...departments.flatMap(({ id, styles }) => unnamed(styles, ['departments', { id }, 'styles'], 'A style')),
    ...calledTheSame(pricingSchemes),
  ];
}

/** In a price grid and in a file of prices nobody could tell them apart. */
function calledTheSame(schemes: readonly Named[]): readonly MenuFinding[] {
  const called = Map.groupBy(schemes, ({ name }) => spelled(name));
  return schemes
    .filter(({ name }) => name.trim() !== '' && (called.get(spelled(name))?.length ?? 0) > 1)
    .map(({ id, name }) =>
      menuFinding(
        'SCHEME_NAME_TAKEN',
        ['pricingSchemes', { id }, 'name'],
        `There is another pricing scheme named "${name.trim()}." Unique names are strongly recommended.`,
      ),
    );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function unnamedInfo(
  entities: readonly { readonly id: string; readonly info: { readonly name: string } }[],
  list: Path,
  what: string,
): readonly MenuFinding[] {
  return entities
    .filter(({ info }) => info.name.trim() === '')
    .map(({ id }) => missing([...list, { id }, 'info', 'name'], what));
}

function unnamed(entities: readonly Named[], list: Path, what: string): readonly MenuFinding[] {
  return entities.filter(({ name }) => name.trim() === '').map(({ id }) => missing([...list, { id }, 'name'], what));
}

function missing(path: Path, what: string): MenuFinding {
  return menuFinding('NAME_MISSING', path, `${what} needs a name.`);
}
