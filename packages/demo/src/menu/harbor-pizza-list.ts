import type { Dish } from './dishes.ts';

/** Name, price of a Small at the table, description, included modifiers. */
export type Pizza = readonly [...Required<Dish>, toppings: readonly string[]];

export const SIGNATURE: readonly Pizza[] = [
  ['Anchor Pepperoni', '10.99', 'Double pepperoni, mozzarella, tomato sauce', ['Pepperoni']],
  ['Buffalo Buoy', '12.49', 'Chicken, hot sauce, red onion, blue cheese crumble', ['Chicken', 'Red Onion']],
  ['Dockside Margherita', '10.49', 'Fresh mozzarella, tomato, basil, olive oil', ['Tomato', 'Basil']],
  ['Fisherman’s Clam', '14.99', 'Chopped clams, garlic, oregano, white sauce', ['Clams', 'Roasted Garlic']],
  [
    'Harbor Supreme',
    '11.99',
    'Pepperoni, Italian sausage, mushrooms, green peppers, red onion, black olives',
    ['Pepperoni', 'Italian Sausage', 'Mushroom', 'Green Pepper', 'Red Onion', 'Black Olive'],
  ],
  ['Lighthouse White', '11.49', 'Ricotta, mozzarella, roasted garlic, spinach', ['Roasted Garlic', 'Spinach']],
  [
    'Portside Veggie',
    '11.49',
    'Mushroom, green pepper, spinach, tomato',
    ['Mushroom', 'Green Pepper', 'Spinach', 'Tomato'],
  ],
  [
    'Smokestack BBQ Chicken',
    '12.99',
    'Chicken, bacon, red onion, smoky barbecue sauce',
    ['Chicken', 'Bacon', 'Red Onion'],
  ],
  ['Tugboat Meat Lovers', '13.49', 'Pepperoni, sausage, ham, bacon', ['Pepperoni', 'Italian Sausage', 'Ham', 'Bacon']],
];

export const SPECIALS: readonly Pizza[] = [
  ['Crab & Corn', '16.49', 'Dungeness crab, sweet corn, scallion', ['Dungeness Crab']],
  ['Shrimp Scampi', '15.49', 'Bay shrimp, garlic butter, parsley', ['Bay Shrimp', 'Roasted Garlic']],
  ['Breakwater Bacon', '12.49', 'Bacon, tomato, roasted garlic', ['Bacon', 'Tomato', 'Roasted Garlic']],
  ['Captain’s Hawaiian', '11.99', 'Ham, pineapple, mozzarella', ['Ham', 'Pineapple']],
  ['Ferry Four Cheese', '11.49', 'Mozzarella, provolone, fontina, parmesan', []],
  ['Jetty Jalapeño', '11.99', 'Beef, jalapeño, red onion', ['Ground Beef', 'Jalapeño', 'Red Onion']],
  ['Mainsail Mushroom', '11.99', 'Three mushrooms, thyme, truffle oil', ['Mushroom']],
  ['Quayside Anchovy', '11.49', 'Anchovy, black olive, capers', ['Anchovy', 'Black Olive']],
  ['Spinnaker Spinach', '11.49', 'Spinach, feta, roasted garlic', ['Spinach', 'Roasted Garlic']],
  ['Winter Squash', '12.49', 'Roasted squash, sage, brown butter', []],
];

export const BUILD_YOUR_OWN = [
  ['Cheese Pizza', '8.99'],
  ['Half & Half', '9.99'],
  ['White Pie', '9.49'],
  ['Barbecue Base', '9.49'],
  ['Pesto Base', '9.99'],
  ['Vegan Cheese Pizza', '10.49'],
] as const;

export const CALZONES: readonly Dish[] = [
  ['Cheese Calzone', '10.99', 'Ricotta, mozzarella, marinara on the side'],
  ['Pepperoni Calzone', '11.99', 'Pepperoni, ricotta, mozzarella'],
  ['Spinach Calzone', '11.49', 'Spinach, feta, ricotta'],
  ['Sausage & Pepper Calzone', '12.49', 'Italian sausage, roasted peppers'],
  ['Ham & Cheese Stromboli', '11.99', 'Ham, provolone, mustard glaze'],
  ['Italian Stromboli', '12.99', 'Salami, ham, pepperoni, provolone'],
  ['Steak Stromboli', '13.49', 'Shaved steak, onion, provolone'],
  ['Garden Stromboli', '11.49', 'Mushroom, pepper, onion, olive'],
];

export const SLICES: readonly Dish[] = [
  ['Cheese Slice', '3.75'],
  ['Pepperoni Slice', '4.25'],
  ['Veggie Slice', '4.25'],
  ['White Clam Slice', '5.25'],
  ['Slice of the Day', '4.75'],
];
