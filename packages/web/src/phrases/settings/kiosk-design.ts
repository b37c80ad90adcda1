import { definePhrases } from '../phrases.ts';

export const kioskDesignPhrases = definePhrases('kiosk-design', {
  title: 'Kiosk Design',
  attract: 'Invitation',
  attractHint: 'What the kiosk shows while nobody orders.',
  attractImagesHint: 'Shown one after the other, up to 12.',
  colors: 'Colors',
  colorsHint: 'Of the screen, its buttons and its tiles.',
  tiles: 'Tiles',
  tilesHint: 'How the menu is laid out.',
  items: 'Changing an item',
  itemsHint: 'What guests may change, and how it is asked.',
  seconds: 'seconds',
  previewOf: 'The kiosk: {{screen}}',
  previewScreen: 'Screen of the kiosk',
  showAttract: 'Invitation',
  showMenu: 'Menu',
  showItem: 'Item',
});
