import { type Bottle, bottlePicture, type Cup, cupPicture, type Drink, glassPicture } from './glasses.ts';
import type { PieceName } from './pieces.ts';
import { drawAll, type Pictures } from './pizza-pictures.ts';

type Color = Drink['color'];

const COFFEE = '#b97a45';
const FOAM = '#fffaf0';

const fountain: Readonly<Record<string, readonly [Color, PieceName?]>> = {
  Cola: [['#5b2a17', '#2a1009'], 'lemon'],
  'Diet Cola': [['#5f3320', '#321509'], 'lime'],
  'Lemon Lime': [['#eef5d9', '#d5e8ae'], 'lime'],
  'Orange Soda': [['#fba23a', '#ef7d1a']],
  'Root Beer': [['#4d2413', '#230d06']],
  'Ginger Ale': [['#f3dd9b', '#dfb861'], 'lime'],
  'Iced Tea': [['#c4762e', '#98501a'], 'lemon'],
  Lemonade: [['#fbe98f', '#f0cf54'], 'lemon'],
};

const fountainDrinks = Object.fromEntries(
  Object.entries(fountain).flatMap(([name, [color, garnish]]): [string, Drink][] => {
    const isStill = name === 'Iced Tea' || name === 'Lemonade';
    const shared: Omit<Drink, 'vessel'> = {
      color,
      ice: true,
      ...(isStill ? {} : { bubbles: true }),
      ...(garnish && { garnish }),
    };
    return [
      [name, { ...shared, vessel: 'tumbler', straw: '#c8402f' }],
      [`${name} Pitcher`, { ...shared, vessel: 'pitcher' }],
    ];
  }),
);

const glasses: Readonly<Record<string, Drink>> = {
  ...fountainDrinks,
  'Orange Juice': { vessel: 'tall', color: ['#f9b233', '#ee8f1c'] },
  'Apple Juice': { vessel: 'tall', color: ['#f3cf6a', '#dda836'] },
  'Cranberry Juice': { vessel: 'tall', color: ['#c42a45', '#8d1730'] },
  'Grapefruit Juice': { vessel: 'tall', color: ['#f59a83', '#e56b57'] },
  'Tomato Juice': { vessel: 'tall', color: ['#d6472c', '#ac2c17'], garnish: 'lemon' },
  'Pineapple Juice': { vessel: 'tall', color: ['#fbe07a', '#edc043'], garnish: 'pineapple' },
  'Strawberry Smoothie': { vessel: 'tall', color: ['#f0889a', '#d94b66'], straw: '#0b6b66', garnish: 'strawberry' },
  'Mango Smoothie': { vessel: 'tall', color: ['#fbbf4a', '#f09a1e'], straw: '#0b6b66' },
  'Blueberry Smoothie': { vessel: 'tall', color: ['#9a8fd0', '#6554a6'], straw: '#0b6b66', garnish: 'blueberry' },
  'Peach Smoothie': { vessel: 'tall', color: ['#fbc79a', '#f09a66'], straw: '#0b6b66' },
  'Chocolate Shake': { vessel: 'shake', color: ['#8a5a3c', '#5d3722'], foam: FOAM, straw: '#c8402f' },
  'Vanilla Shake': { vessel: 'shake', color: ['#fbf1d4', '#efdcae'], foam: FOAM, straw: '#c8402f' },
  'Strawberry Shake': { vessel: 'shake', color: ['#f7a9b8', '#e77890'], foam: FOAM, straw: '#c8402f' },
  'Arnold’s Half Tea': {
    vessel: 'tumbler',
    color: ['#f3d467', '#b5672a'],
    ice: true,
    garnish: 'lemon',
    straw: '#0b6b66',
  },
  'Virgin Spritz': { vessel: 'wine', color: ['#f7924a', '#ea5f2b'], ice: true, bubbles: true },
  'Ginger Fizz': { vessel: 'tumbler', color: ['#f6e6ad', '#e6c878'], ice: true, bubbles: true, garnish: 'lime' },
  'Iced Coffee': { vessel: 'tumbler', color: ['#6b3f22', '#3b1f0f'], ice: true, straw: '#445152' },
  'Iced Latte': { vessel: 'tumbler', color: ['#8a5732', '#e9d3b2'], ice: true, straw: '#445152' },
  'Cold Brew': { vessel: 'tall', color: ['#3b1f0f', '#1f0e06'], ice: true },
};

const hot: Readonly<Record<string, Cup>> = {
  'Drip Coffee': { color: '#3f2414' },
  'Decaf Coffee': { color: '#4d2d19', saucer: '#e6ecdf' },
  Espresso: { color: '#5a3318', size: 'small' },
  'Double Espresso': { color: '#462510', size: 'small', saucer: '#e3e6ea' },
  Cappuccino: { color: COFFEE, art: 'foam' },
  Latte: { color: COFFEE, art: 'leaf' },
  Mocha: { color: '#7d4a2c', art: 'leaf', saucer: '#efe3d8' },
  Macchiato: { color: '#8a5430', art: 'foam', size: 'small' },
  'Flat White': { color: '#a96c3a', art: 'leaf', size: 'small' },
  'Hot Chocolate': { color: '#6b3f26', art: 'cocoa' },
  'Breakfast Tea': { color: '#a8521c', art: 'tea' },
  'Earl Grey Tea': { color: '#b5652a', art: 'tea', saucer: '#e3e6f0' },
  'Green Tea': { color: '#b9bf57', art: 'tea', saucer: '#e2eddd' },
  'Mint Tea': { color: '#a8b862', art: 'tea', saucer: '#dcefe4' },
  'Chamomile Tea': { color: '#e0b545', art: 'tea', saucer: '#f6efd6' },
  'Chai Latte': { color: '#c9955f', art: 'foam', saucer: '#f1e2cf' },
  'Hot Cider': { color: '#c77a2b', art: 'tea', saucer: '#efe0cf' },
};

const beers: Readonly<Record<string, Color>> = {
  'Harbor Lager': ['#f6c343', '#dd9a1e'],
  'Foghorn Pale Ale': ['#eda836', '#c87b19'],
  'Low Tide Pilsner': ['#f9d765', '#e6b430'],
  'Drydock Stout': ['#3a2016', '#180b07'],
  'Red Buoy Amber': ['#b8562a', '#7f3414'],
  'Gull Wheat': ['#f6d27a', '#e3ae4a'],
  'Riptide IPA': ['#e79a34', '#bd6b16'],
  'Night Watch Porter': ['#50291a', '#240f09'],
};

const draft: Readonly<Record<string, Drink>> = Object.fromEntries(
  Object.entries(beers).flatMap(([name, color]): [string, Drink][] => {
    const isDark = name.endsWith('Stout') || name.endsWith('Porter');
    const beer = { color, foam: isDark ? '#e8d3ac' : FOAM, ...(isDark ? {} : { bubbles: true as const }) };
    return [
      [`${name} Pint`, { ...beer, vessel: 'pint' }],
      [`${name} Pitcher`, { ...beer, vessel: 'pitcher' }],
    ];
  }),
);

const BROWN = ['#b5733a', '#5f3213'] as const;
const GREEN = ['#6c9c6e', '#2c5a38'] as const;
const CLEAR = ['#eaf2f3', '#b9ccd0'] as const;

const bottles: Readonly<Record<string, Bottle>> = {
  'Still Water': { kind: 'bottle', glass: CLEAR, label: '#3d7fa8', cap: '#e9eef0' },
  'Sparkling Water': { kind: 'bottle', glass: GREEN, label: '#0b6b66', cap: '#d7dde0' },
  'Cream Soda': { kind: 'bottle', glass: ['#f3d9a0', '#d3a556'], label: '#b06a2a', cap: '#c9a227' },
  'Black Cherry Soda': { kind: 'bottle', glass: ['#a32a4a', '#561126'], label: '#2e0c18', cap: '#c9a227' },
  'Grapefruit Soda': { kind: 'bottle', glass: ['#f9b3a0', '#e57b68'], label: '#c8402f', cap: '#e9eef0' },
  'Birch Beer': { kind: 'bottle', glass: ['#c98a5a', '#7a4522'], label: '#e8dcc3', cap: '#7a4522' },
  'Light Lager Bottle': { kind: 'bottle', glass: BROWN, label: '#0b6b66', cap: '#c9a227' },
  'Wheat Beer Bottle': { kind: 'bottle', glass: BROWN, label: '#d9a02b', cap: '#e9eef0' },
  'Brown Ale Bottle': { kind: 'bottle', glass: BROWN, label: '#7a3a1c', cap: '#c9a227' },
  'Sour Ale Can': { kind: 'can', glass: ['#f4c5cf', '#d3788c'], label: '#b5304f', cap: '#ffffff' },
  'Dry Cider': { kind: 'bottle', glass: GREEN, label: '#9c2f2f', cap: '#c9a227' },
  'Pear Cider': { kind: 'bottle', glass: GREEN, label: '#b9bf57', cap: '#e9eef0' },
  'Hard Seltzer': { kind: 'can', glass: ['#eef6f6', '#b9d3d6'], label: '#3d9aa8', cap: '#ffffff' },
  'Alcohol Free Lager': { kind: 'bottle', glass: GREEN, label: '#3d7fa8', cap: '#d7dde0' },
};

const wines: Readonly<
  Record<string, { readonly color: Color; readonly glass: Bottle['glass']; readonly label: string }>
> = {
  Chardonnay: { color: ['#f3df93', '#e0c05a'], glass: ['#b9b56a', '#6f7335'], label: '#f1e6c8' },
  'Sauvignon Blanc': { color: ['#f3ecb5', '#dfd582'], glass: ['#a9bf7a', '#5f7a3c'], label: '#e6ecd2' },
  'Pinot Grigio': { color: ['#f6eabf', '#e6d391'], glass: ['#c3cc9a', '#7f8c55'], label: '#d7dfe4' },
  Rosé: { color: ['#f7b7ad', '#ea8a82'], glass: ['#f3c0b5', '#cf8579'], label: '#fbe6e0' },
  'Pinot Noir': { color: ['#9c2f45', '#6b1a2c'], glass: ['#4a6650', '#1d3024'], label: '#8a2036' },
  Merlot: { color: ['#7a1730', '#4c0b1d'], glass: ['#3f5a44', '#16241b'], label: '#5b1024' },
  Cabernet: { color: ['#651329', '#3c0816'], glass: ['#3a4f40', '#121d16'], label: '#2e2a2a' },
  Zinfandel: { color: ['#8d1c3a', '#5a0f23'], glass: ['#46604b', '#1a2a20'], label: '#b5772b' },
  Prosecco: { color: ['#f6e7ab', '#e9cf7c'], glass: ['#7d9a6a', '#3b5a35'], label: '#c9a227' },
};

const winePictures: Pictures = Object.fromEntries(
  Object.entries(wines).flatMap(([name, { color, glass, label }]): [string, () => string][] => {
    const vessel = name === 'Prosecco' ? 'flute' : 'wine';
    const drink: Drink = { vessel, color, ...(vessel === 'flute' && { bubbles: true }) };
    return [
      [`${name} Glass`, () => glassPicture(`${name} Glass`, drink)],
      [`${name} Bottle`, () => bottlePicture(`${name} Bottle`, { kind: 'wine', glass, label, cap: label })],
    ];
  }),
);

/** Everything poured. */
export const drinkPictures: Pictures = {
  ...drawAll(glasses, glassPicture),
  ...drawAll(hot, cupPicture),
  ...drawAll(draft, glassPicture),
  ...drawAll(bottles, bottlePicture),
  ...winePictures,
  'Sangria Pitcher': () =>
    glassPicture('Sangria Pitcher', { vessel: 'pitcher', color: ['#a8234a', '#6b1230'], ice: true, garnish: 'lime' }),
};
