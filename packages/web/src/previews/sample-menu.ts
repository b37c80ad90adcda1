import { shopPhrases } from '../phrases/menus/shop.ts';
import { say } from '../phrases/phrases.ts';
import type { ShownItem, ShownMenu } from './shown-types.ts';

/** What previews show to who may not read a menu, and while a menu sells nothing there. */
export function sampleMenu(): ShownMenu {
  const ramen = sampleItem('ramen', 1450);
  return {
    featured: [],
    sections: [section('bowls', [ramen, sampleItem('rice', 1200)]), section('sweets', [sampleItem('pie', 525)])],
    example: {
      item: ramen,
      choices: [
        {
          id: 'protein',
          title: say(shopPhrases, 'protein'),
          names: [say(shopPhrases, 'tofu'), say(shopPhrases, 'chicken')],
        },
        {
          id: 'extras',
          title: say(shopPhrases, 'extras'),
          names: [say(shopPhrases, 'egg'), say(shopPhrases, 'chili')],
        },
      ],
    },
  };
}

function sampleItem(id: 'ramen' | 'rice' | 'pie', cents: number): ShownItem {
  const text = say(shopPhrases, `${id}Text`);
  return { id, name: say(shopPhrases, id), text, cents, isFrom: false, imageId: null };
}

function section(id: 'bowls' | 'sweets', items: readonly ShownItem[]): ShownMenu['sections'][number] {
  return { id, title: say(shopPhrases, id), text: '', kind: 'MENU', items, more: 0 };
}
