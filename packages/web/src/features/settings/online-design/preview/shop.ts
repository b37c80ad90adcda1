import type { OnlineDesign } from '@servery/domain';
import type { ShopOwner } from '../../../../previews/shop/shop-header.tsx';
import type { ShownMenu } from '../../../../previews/shown-types.ts';

/** The data that every page of the drawn shop shows. */
export type Shop = { readonly design: OnlineDesign; readonly owner: ShopOwner; readonly menu: ShownMenu };
