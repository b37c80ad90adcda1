import { plainMessage } from '../../formats/plain-message.ts';
import { newModifierAvailability } from '../availability/modifier-availability.ts';
import { type MenuBlob, newMenuBlob } from '../menu-blob.ts';
import { variantsOf } from '../pricing/variants.ts';
import { readDepartments } from './pizza-chain-departments.ts';
import { leftoversOf } from './pizza-chain-leftovers.ts';
import { readModifiers } from './pizza-chain-modifiers.ts';
import { readOffers } from './pizza-chain-offers.ts';
import { readPresets } from './pizza-chain-presets.ts';
import { type PizzaChain, pizzaChainSchema } from './pizza-chain-source.ts';
import { type ImportProblem, problemsOf, type Unmapped } from './unmapped.ts';

export interface ImportedMenu {
  readonly menu: MenuBlob;
  /** How many of each came in. */
  readonly created: Readonly<Record<CreatedKind, number>>;
  /** The parts of the file that the menu cannot express; nothing else of the file is lost. */
  readonly unmapped: readonly Unmapped[];
}

export type CreatedKind =
  | 'departments'
  | 'categories'
  | 'items'
  | 'variants'
  | 'sizes'
  | 'modifierCategories'
  | 'modifiers'
  | 'cookingInstructions'
  | 'offers'
  | 'onlineCategories'
  | 'presetButtons';

/** The menu of a pizza chain's public store file; problems when the file is not of that shape. */
export function readPizzaChainMenu(
  source: unknown,
  today = '1970-01-01',
): ImportedMenu | { readonly problems: readonly ImportProblem[] } {
  const parsed = pizzaChainSchema.safeParse(source, { error: plainMessage });
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) };
  const chain = parsed.data;
  const { unmapped, ...parts } = readDepartments(chain);
  const modifiers = readModifiers(chain);
  const offers = readOffers(chain, today);
  const presets = readPresets(chain, parts.items);
  const menu = newMenuBlob({
    ...parts,
    modifiers: {
      categories: [...modifiers.categories],
      items: [...modifiers.items],
      availability: newModifierAvailability(),
    },
    offers: offers.offers,
    layout: { columns: 5, rows: 6, tabs: presets.tabs },
  });
  const all = [...unmapped, ...offers.unmapped, ...presets.unmapped, ...leftoversOf(chain)];
  return { menu, created: countsOf(menu, chain), unmapped: all };
}

function countsOf(menu: MenuBlob, chain: PizzaChain): ImportedMenu['created'] {
  const styles = menu.departments.flatMap((department) => department.styles);
  return {
    departments: menu.departments.length,
    categories: menu.categories.length,
    items: menu.items.length,
    variants: menu.items.reduce((sum, item) => sum + variantsOf(item, menu).length, 0),
    sizes: styles.filter((style) => style.isSize).reduce((sum, style) => sum + style.options.length, 0),
    modifierCategories: menu.modifiers.categories.length,
    modifiers: menu.modifiers.items.length,
    cookingInstructions: Object.keys(chain.cooking.instructions).length,
    offers: menu.offers.length,
    onlineCategories: menu.onlineCategories.length,
    presetButtons: menu.layout.tabs.reduce((sum, tab) => sum + Object.keys(tab.buttons).length, 0),
  };
}
