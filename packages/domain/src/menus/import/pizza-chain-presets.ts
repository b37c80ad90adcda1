import type { MenuItem } from '../entities/items.ts';
import type { LayoutButton } from '../layout/button.ts';
import { newButton, newItemInfo, newTypeInfo } from '../layout/new-button.ts';
import { type LayoutTab, newTab } from '../layout/tab.ts';
import { idOf } from './pizza-chain-ids.ts';
import { familyOf, type PizzaChain, readWeights } from './pizza-chain-source.ts';
import { placesOf } from './pizza-chain-styles.ts';
import { amountOfWeight } from './pizza-chain-weights.ts';
import { cutName, type Unmapped } from './unmapped.ts';

type Preset = PizzaChain['preconfiguredProducts'][string];

/** Products with options chosen in advance, as buttons that add them; one tab per list of the source. */
export function readPresets(chain: PizzaChain, items: readonly MenuItem[]) {
  const unmapped: Unmapped[] = [];
  const lists = Object.values(chain.categories.preconfiguredProducts).flatMap((list) => [
    { code: list.code, name: list.name, products: list.products },
    ...Object.values(list.subCategories).map((part) => ({ ...part, name: `${list.name} – ${part.name}` })),
  ]);
  const tabs: LayoutTab[] = lists
    .filter(({ products }) => products.length > 0)
    .map(({ code, name, products }, order) => {
      const buttons = products.flatMap((preset) =>
        presetButton(chain, chain.preconfiguredProducts[preset], { items, unmapped }),
      );
      return newTab({ id: idOf.tab(code), name, order, buttons: Object.fromEntries(buttons.entries()) });
    });
  return { tabs, unmapped };
}

interface MenuSoFar {
  readonly items: readonly MenuItem[];
  readonly unmapped: Unmapped[];
}

function presetButton(
  chain: PizzaChain,
  preset: Preset | undefined,
  { items, unmapped }: MenuSoFar,
): readonly LayoutButton[] {
  const variant = chain.variants[preset?.referencedProductCode ?? ''];
  const product = chain.products[variant?.productCode ?? ''];
  const item = items.find(({ id }) => id === idOf.item(product?.code ?? ''));
  if (!preset || !variant || !product || !item) return [];
  const place = placesOf(chain, product).find((candidate) => candidate.variant === variant);
  const modifiers = readWeights(preset.options).flatMap(([code, weights]) => {
    const amount = amountOfWeight(weights[0] ?? '1');
    if (!amount)
      unmapped.push({ what: `preset amount of ${code}`, name: preset.name, reason: 'No amount matches it.' });
    return amount ? [{ id: modifierOf(chain, familyOf(product), code), amount, portion: 'WHOLE' as const }] : [];
  });
  const itemInfo = newItemInfo({
    departmentId: item.department,
    categoryId: item.category,
    itemId: item.id,
    sizeOptionId: place?.size?.option ?? null,
    styleOptionIds: place?.flavor ? [place.flavor.option] : [],
    modifiers,
  });
  const button = newButton({ type: 'ITEM', buttonText: preset.name, typeInfo: newTypeInfo({ itemInfo }) });
  if (button.buttonText !== preset.name) unmapped.push(cutName('preset name', preset.name, button.buttonText));
  return [button];
}

function modifierOf(chain: PizzaChain, family: string, code: string): string {
  return chain.toppings[family]?.[code] ? idOf.topping(family, code) : idOf.side(family, code);
}
