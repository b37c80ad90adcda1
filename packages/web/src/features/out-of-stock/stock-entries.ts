import { itemsTouched, type MenuBlob, type MenuItem, type StockThing, stockKey } from '@servery/domain';
import { say } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { createWordSearch } from '../../ui/search/word-search.ts';

/** Something of a menu that can be taken out. */
export type MenuThing = {
  readonly id: string;
  readonly thing: StockThing;
  readonly name: string;
  /** Where it lies; of a modifier or an option how many items it is on. */
  readonly place: string;
};

const mostFound = 8;

/** Finds items, modifiers, options and the sizes of items by the beginnings of their words. */
export function searchOfMenu(menu: MenuBlob): (query: string) => readonly MenuThing[] {
  return createWordSearch({
    entries: [...itemsOf(menu), ...modifiersOf(menu), ...optionsOf(menu)],
    words: ({ name, place }) => ({ name, place }),
    boost: { name: 4, place: 1 },
    most: mostFound,
  });
}

function entry(thing: StockThing, name: string, place: string): MenuThing {
  return { id: stockKey(thing), thing, name, place };
}

function itemsOf(menu: MenuBlob): readonly MenuThing[] {
  return menu.items
    .filter(({ info }) => info.status === 'ACTIVE')
    .map((item) => entry({ kind: 'ITEM', id: item.id, itemId: null }, item.info.name, placeOf(menu, item)));
}

/** `Pizza › Signature` */
function placeOf({ departments, categories }: MenuBlob, { department, category }: MenuItem): string {
  const names = [departments.find(({ id }) => id === department), categories.find(({ id }) => id === category)];
  return names.flatMap((one) => one?.info.name ?? []).join(' › ');
}

function modifiersOf(menu: MenuBlob): readonly MenuThing[] {
  return menu.modifiers.items
    .filter(({ info }) => info.status === 'ACTIVE')
    .map(({ id, info }) => {
      const thing = { kind: 'MODIFIER', id, itemId: null } as const;
      return entry(thing, info.name, say(stockPhrases, 'modifierOf', { count: itemsTouched(menu, thing).length }));
    });
}

/** An option on every item, and on each item that offers it. */
function optionsOf(menu: MenuBlob): readonly MenuThing[] {
  const options = menu.departments.flatMap(({ styles }) => styles.flatMap((style) => style.options));
  return options
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap(({ id, name }) => {
      const thing = { kind: 'OPTION', id, itemId: null } as const;
      const touched = itemsTouched(menu, thing);
      const place = say(stockPhrases, 'optionOf', { count: touched.length });
      return [
        entry(thing, name, place),
        ...touched.map((item) =>
          entry(
            { ...thing, itemId: item.id },
            say(stockPhrases, 'sizeOf', { item: item.info.name, option: name }),
            placeOf(menu, item),
          ),
        ),
      ];
    });
}
