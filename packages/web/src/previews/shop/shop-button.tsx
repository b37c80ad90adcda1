import type { OnlineDesign } from '@servery/domain';
import type { ReactNode } from 'react';

type ShopButtonProps = { readonly design: OnlineDesign; readonly children: ReactNode };

/** OD-15: `BORDER_ROUNDED` is a look and a shape. It is drawn; nothing can be pressed. */
export function ShopButton({ design, children }: ShopButtonProps) {
  const [look, shape] = design.buttonStyle.split('_');
  return (
    <span className="shop-button" data-look={look} data-shape={shape}>
      {children}
    </span>
  );
}
