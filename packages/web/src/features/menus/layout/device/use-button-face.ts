import type { LayoutButton } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { say } from '../../../../phrases/phrases.ts';
import { stockPhrases } from '../../../../phrases/stock/out-of-stock.ts';
import { useActiveLevel } from '../../../../session/level/active-level.ts';
import { useItemsOutAt } from '../../../../stock/use-stock-here.ts';
import { useOrderTypeName } from '../../use-order-type-name.ts';
import { type ButtonFace, buttonFace } from '../buttons/button-face.ts';
import { useLayoutImages } from './layout-images.ts';

/** The text and image of a button of the draft, the order type that it sets, and whether its item is out of stock. */
export function useButtonFace(): (button: LayoutButton) => ButtonFace & { readonly image: string } {
  const menu = useMenu((draft) => draft);
  const imageOf = useLayoutImages();
  const nameOf = useOrderTypeName();
  const out = useItemsOutAt(menu, useActiveLevel().locations[0]?.id);
  return (button) => {
    const face = buttonFace(menu, button);
    const { orderType, itemInfo } = button.typeInfo;
    const isOut = button.type === 'ITEM' && out.has(itemInfo.itemId ?? '');
    const notes = [isOut && say(stockPhrases, 'outOfStock'), face.note, orderType !== null && nameOf(orderType)];
    const note = notes.filter(Boolean).join(' · ');
    return { ...face, note, image: imageOf(button.buttonStyle.buttonImage) };
  };
}
