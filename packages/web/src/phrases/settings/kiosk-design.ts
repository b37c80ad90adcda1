import { definePhrases } from '../phrases.ts';

export const kioskDesignPhrases = definePhrases('kiosk-design', {
  title: 'Kiosk Design',
  attract: 'Attract screen',
  attractHint: 'Shown on the kiosk while it is not in use.',
  attractImagesHint: 'Shown one after another, up to 12.',
  colors: 'Colors',
  colorsHint: 'Colors of the screen, its buttons and its tiles.',
  tiles: 'Tiles',
  tilesHint: 'How the menu is laid out.',
  items: 'Changing an item',
  itemsHint: 'The changes that guests can make, and how they make them.',
  seconds: 'seconds',
  previewOf: 'The kiosk: {{screen}}',
  previewScreen: 'Screen of the kiosk',
  showAttract: 'Attract screen',
  showMenu: 'Menu',
  showItem: 'Item',
});
