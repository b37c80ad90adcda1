import type { PieceName } from './pieces.ts';
import { type Pie, pizzaPicture, slicePicture } from './pizza.ts';
import { type Plate, platePicture } from './plates.ts';

export type Pictures = Readonly<Record<string, () => string>>;

const WHITE = '#f1e3c4';
const BARBECUE = '#6b2413';
const PESTO = '#6f8f3a';
const MARINARA = '#b3331d';

const pie = (...toppings: readonly PieceName[]): Pie => ({ toppings });

const pies: Readonly<Record<string, Pie>> = {
  'Anchor Pepperoni': pie('pepperoni', 'parsley'),
  'Buffalo Buoy': { toppings: ['chicken', 'onion', 'blueCheese'], sauce: '#cf5a1f' },
  'Dockside Margherita': { toppings: ['mozzarella', 'tomato', 'basil'], isOpen: true },
  'Fisherman’s Clam': { toppings: ['clam', 'garlic', 'parsley'], sauce: WHITE },
  'Harbor Supreme': pie('pepperoni', 'sausage', 'mushroom', 'greenPepper', 'onion', 'olive'),
  'Lighthouse White': { toppings: ['ricotta', 'spinach', 'garlic'], sauce: WHITE },
  'Portside Veggie': pie('tomato', 'mushroom', 'spinach', 'greenPepper'),
  'Smokestack BBQ Chicken': { toppings: ['chicken', 'bacon', 'onion'], sauce: BARBECUE },
  'Tugboat Meat Lovers': pie('pepperoni', 'ham', 'sausage', 'bacon'),
  'Crab & Corn': { toppings: ['corn', 'crab', 'scallion'], sauce: WHITE },
  'Shrimp Scampi': { toppings: ['shrimp', 'garlic', 'parsley'], sauce: WHITE },
  'Breakwater Bacon': pie('tomato', 'bacon', 'garlic'),
  'Captain’s Hawaiian': pie('ham', 'pineapple'),
  'Ferry Four Cheese': { toppings: ['mozzarella', 'parmesan', 'blueCheese'], sauce: WHITE },
  'Jetty Jalapeño': pie('beef', 'jalapeno', 'onion'),
  'Mainsail Mushroom': { toppings: ['mushroom', 'truffle', 'parsley'], sauce: WHITE },
  'Quayside Anchovy': pie('anchovy', 'olive', 'caper'),
  'Spinnaker Spinach': { toppings: ['spinach', 'feta', 'garlic'], sauce: WHITE },
  'Winter Squash': { toppings: ['squash', 'sage'], sauce: WHITE },
  'Cheese Pizza': pie(),
  'Half & Half': { toppings: ['pepperoni'], half: ['mushroom', 'greenPepper'] },
  'White Pie': { toppings: ['ricotta', 'parsley'], sauce: WHITE },
  'Barbecue Base': { toppings: ['scallion'], sauce: BARBECUE },
  'Pesto Base': { toppings: ['cherry', 'basil'], sauce: PESTO },
  'Vegan Cheese Pizza': pie('artichoke', 'cherry', 'basil'),
  'Kids Cheese Pizza': pie('corn'),
  'Kids Pepperoni Pizza': pie('pepperoni'),
};

const slices: Readonly<Record<string, Pie>> = {
  'Cheese Slice': pie('basil'),
  'Pepperoni Slice': pie('pepperoni'),
  'Veggie Slice': pie('mushroom', 'greenPepper', 'onion'),
  'White Clam Slice': { toppings: ['clam', 'parsley'], sauce: WHITE },
  'Slice of the Day': pie('sausage', 'jalapeno'),
};

const calzone = (...garnish: readonly PieceName[]): Plate => ({
  thing: 'calzone',
  count: 1,
  vessel: 'board',
  dip: MARINARA,
  garnish,
});
const stromboli = (...garnish: readonly PieceName[]): Plate => ({
  thing: 'stromboli',
  count: 1,
  vessel: 'board',
  garnish,
});

const folded: Readonly<Record<string, Plate>> = {
  'Cheese Calzone': calzone('basil'),
  'Pepperoni Calzone': calzone('pepperoni'),
  'Spinach Calzone': calzone('spinach'),
  'Sausage & Pepper Calzone': calzone('redPepper', 'greenPepper'),
  'Ham & Cheese Stromboli': stromboli('ham'),
  'Italian Stromboli': stromboli('salami'),
  'Steak Stromboli': stromboli('onion', 'steak'),
  'Garden Stromboli': stromboli('mushroom', 'olive'),
};

/** Pizzas whole and by the slice, and folded dishes of the same dough. */
export const pizzaPictures: Pictures = {
  ...drawAll(pies, pizzaPicture),
  ...drawAll(slices, slicePicture),
  ...drawAll(folded, platePicture),
};

/** A function per name, so that nothing is drawn before it is wanted. */
export function drawAll<Subject>(
  subjects: Readonly<Record<string, Subject>>,
  draw: (name: string, subject: Subject) => string,
): Pictures {
  return Object.fromEntries(Object.entries(subjects).map(([name, subject]) => [name, () => draw(name, subject)]));
}
