import type { LayoutButton } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { useOrderTypeName } from '../../use-order-type-name.ts';
import { type ButtonFace, buttonFace } from '../buttons/button-face.ts';
import { useLayoutImages } from './layout-images.ts';

/** What stands on a button of the draft, with its image and the order type that it sets. */
export function useButtonFace(): (button: LayoutButton) => ButtonFace & { readonly image: string } {
  const menu = useMenu((draft) => draft);
  const imageOf = useLayoutImages();
  const nameOf = useOrderTypeName();
  return (button) => {
    const face = buttonFace(menu, button);
    const { orderType } = button.typeInfo;
    const note = orderType === null ? face.note : [face.note, nameOf(orderType)].filter(Boolean).join(' · ');
    return { ...face, note, image: imageOf(button.buttonStyle.buttonImage) };
  };
}
