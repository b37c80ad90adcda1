import { drinkPictures } from './drink-pictures.ts';
import { kitchenPictures } from './kitchen-pictures.ts';
import { type Pictures, pizzaPictures } from './pizza-pictures.ts';

/** A picture for every item of the demo menu, by the item's name, drawn by us. */
export const allPictures: Pictures = { ...pizzaPictures, ...kitchenPictures, ...drinkPictures };
