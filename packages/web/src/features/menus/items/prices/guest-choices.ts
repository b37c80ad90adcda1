import {
  type Amount,
  type ChosenModifier,
  includedModifiers,
  isAddable,
  type MenuBlob,
  type ModifierItem,
  type Variant,
} from '@servery/domain';
import { membersInOrder, modifierRows } from '../modifiers/modifier-rows.ts';

export type GuestChoice = Pick<ChosenModifier, 'amount' | 'portion'>;

/** The choices of a guest that differ from the item as it comes, by modifier. */
export type GuestChoices = Readonly<Record<string, GuestChoice>>;

/** A modifier that a guest may ask for in a size and style. */
export type Askable = {
  readonly modifier: ModifierItem;
  readonly category: string;
  /** How much of it the item comes with; undefined: none. */
  readonly included: Amount | undefined;
  readonly amounts: readonly Amount[];
};

/** Everything that may be asked for, in the order of the item. */
export function askableModifiers(variant: Variant, menu: MenuBlob): readonly Askable[] {
  const { item } = variant;
  const settings = new Map(item.inclusions.itemsSettings.map((one) => [one.id, one]));
  const included = new Map(includedModifiers(variant).map(({ id, amount }) => [id, amount]));
  return modifierRows(item, menu.modifiers).flatMap(({ id: categoryId, name: category }) =>
    membersInOrder(item, categoryId, menu.modifiers).flatMap((modifier) => {
      const own = settings.get(modifier.id);
      if (!isAddable(own, variant) && !included.has(modifier.id)) return [];
      const amounts = own?.amounts.length ? own.amounts : modifier.amounts;
      return [{ modifier, category, included: included.get(modifier.id), amounts }];
    }),
  );
}

/** The choice at first: none of a modifier that the item comes with, a regular amount of any other. */
export function firstChoice({ included, amounts }: Askable): GuestChoice {
  const [first = 'REGULAR'] = amounts.includes('REGULAR') ? [] : amounts;
  return { amount: included === undefined ? first : 'NONE', portion: 'WHOLE' };
}

/** The order: the modifiers that the item comes with, as they come or as they are asked for, then those that are added. */
export function orderedModifiers(askable: readonly Askable[], choices: GuestChoices): readonly ChosenModifier[] {
  const comes = askable.filter(({ included }) => included !== undefined);
  const added = askable.filter(({ included }) => included === undefined);
  return [...comes, ...added].flatMap(({ modifier: { id }, included }) => {
    const choice = choices[id] ?? (included && { amount: included, portion: 'WHOLE' as const });
    return choice ? [{ modifierId: id, ...choice }] : [];
  });
}
