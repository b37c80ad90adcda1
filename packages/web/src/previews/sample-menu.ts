import { shopPhrases } from '../phrases/menus/shop.ts';
import { say } from '../phrases/phrases.ts';
import type { ShownItem, ShownMenu, ShownModifier } from './shown-types.ts';

/** The menu that previews show to people who may not read a menu, and while a menu sells nothing there. */
export function sampleMenu(): ShownMenu {
  const ramen = sampleItem('ramen', 1450);
  return {
    featured: [],
    sections: [section('bowls', [ramen, sampleItem('rice', 1200)]), section('sweets', [sampleItem('pie', 525)])],
    example: {
      item: ramen,
      goesWith: say(shopPhrases, 'pie'),
      choices: [
        {
          id: 'protein',
          title: say(shopPhrases, 'protein'),
          modifiers: [sampleModifier('tofu', 0), sampleModifier('chicken', 200)],
        },
        {
          id: 'extras',
          title: say(shopPhrases, 'extras'),
          modifiers: [sampleModifier('egg', 150), sampleModifier('chili', 50)],
        },
      ],
    },
  };
}

function sampleItem(id: 'ramen' | 'rice' | 'pie', cents: number): ShownItem {
  const text = say(shopPhrases, `${id}Text`);
  return { id, name: say(shopPhrases, id), text, cents, isFrom: false, imageId: null };
}

function sampleModifier(id: 'tofu' | 'chicken' | 'egg' | 'chili', cents: number): ShownModifier {
  return { id, name: say(shopPhrases, id), cents };
}

function section(id: 'bowls' | 'sweets', items: readonly ShownItem[]): ShownMenu['sections'][number] {
  return { id, title: say(shopPhrases, id), text: '', kind: 'MENU', items, more: 0 };
}
