import type { Dish } from './dishes.ts';

const FOUNTAIN = ['Cola', 'Diet Cola', 'Lemon Lime', 'Orange Soda', 'Root Beer', 'Ginger Ale', 'Iced Tea', 'Lemonade'];
const BOTTLES = ['Still Water', 'Sparkling Water', 'Cream Soda', 'Black Cherry Soda', 'Grapefruit Soda', 'Birch Beer'];
const JUICES = [
  'Orange Juice',
  'Apple Juice',
  'Cranberry Juice',
  'Grapefruit Juice',
  'Tomato Juice',
  'Pineapple Juice',
];
const SMOOTHIES = ['Strawberry', 'Mango', 'Blueberry', 'Peach'];
const TEAS = ['Breakfast', 'Earl Grey', 'Green', 'Mint', 'Chamomile'];

const soft: readonly Dish[] = [
  ...FOUNTAIN.map((name): Dish => [name, '3.49', 'Free refills']),
  ...FOUNTAIN.map((name): Dish => [`${name} Pitcher`, '8.99', 'Serves four']),
  ...BOTTLES.map((name): Dish => [name, '3.99', 'Bottle']),
];

const juices: readonly Dish[] = [
  ...JUICES.map((name): Dish => [name, '3.99']),
  ...SMOOTHIES.map((name): Dish => [`${name} Smoothie`, '5.99']),
  ['Chocolate Shake', '6.49'],
  ['Vanilla Shake', '6.49'],
  ['Strawberry Shake', '6.49'],
  ['Arnold’s Half Tea', '3.79'],
  ['Virgin Spritz', '5.49'],
  ['Ginger Fizz', '5.49'],
];

const hot: readonly Dish[] = [
  ['Drip Coffee', '2.99'],
  ['Decaf Coffee', '2.99'],
  ['Espresso', '2.99'],
  ['Double Espresso', '3.79'],
  ['Cappuccino', '4.49'],
  ['Latte', '4.49'],
  ['Mocha', '4.99'],
  ['Macchiato', '3.99'],
  ['Flat White', '4.49'],
  ['Hot Chocolate', '3.99'],
  ...TEAS.map((name): Dish => [`${name} Tea`, '2.99']),
  ['Iced Coffee', '3.79'],
  ['Iced Latte', '4.79'],
  ['Cold Brew', '4.29'],
  ['Chai Latte', '4.79'],
  ['Hot Cider', '3.79'],
];

const BEERS: readonly Dish[] = [
  ['Harbor Lager', '5.99'],
  ['Foghorn Pale Ale', '6.49'],
  ['Low Tide Pilsner', '5.99'],
  ['Drydock Stout', '6.99'],
  ['Red Buoy Amber', '6.49'],
  ['Gull Wheat', '6.49'],
  ['Riptide IPA', '6.99'],
  ['Night Watch Porter', '6.99'],
];

const SIZED = ['Pint', 'Pitcher'] as const;

const draft: readonly Dish[] = BEERS.flatMap(([name, price]) =>
  SIZED.map((size): Dish => [`${name} ${size}`, size === 'Pint' ? price : '19.99']),
);

const bottled: readonly Dish[] = [
  ['Light Lager Bottle', '4.99'],
  ['Wheat Beer Bottle', '5.49'],
  ['Brown Ale Bottle', '5.49'],
  ['Sour Ale Can', '6.99'],
  ['Dry Cider', '5.99'],
  ['Pear Cider', '5.99'],
  ['Hard Seltzer', '5.49'],
  ['Alcohol Free Lager', '4.49'],
];

const WINES = [
  'Chardonnay',
  'Sauvignon Blanc',
  'Pinot Grigio',
  'Rosé',
  'Pinot Noir',
  'Merlot',
  'Cabernet',
  'Zinfandel',
];

const wine: readonly Dish[] = [
  ...WINES.map((name): Dish => [`${name} Glass`, '8.99']),
  ...WINES.map((name): Dish => [`${name} Bottle`, '32.00']),
  ['Prosecco Glass', '9.49'],
  ['Prosecco Bottle', '36.00'],
  ['Sangria Pitcher', '24.99'],
];

/** Everything poured. */
export const drinks = { soft, juices, hot, draft, bottled, wine } as const;
