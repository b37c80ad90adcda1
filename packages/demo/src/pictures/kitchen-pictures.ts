import { type Bowl, bowlPicture, type Noodles, pastaPicture } from './bowls.ts';
import { type Scoops, scoopsPicture, squarePicture, type Wedge, wedgePicture } from './desserts.ts';
import { drawAll, type Pictures } from './pizza-pictures.ts';
import { type Plate, platePicture } from './plates.ts';

const MARINARA = '#b3331d';
const RANCH = '#f3efe2';
const TOMATO = '#a8371d';
const CREAM = '#f0dfb8';

const plates: Readonly<Record<string, Plate>> = {
  'Garlic Knots': { thing: 'knot', count: 12, vessel: 'basket' },
  Calamari: { thing: 'calamari', count: 20, dip: MARINARA, garnish: ['lemon', 'parsley'] },
  'Crab Cakes': { thing: 'crabCake', count: 2, dip: '#e9b06a', garnish: ['lemon'] },
  'Mozzarella Sticks': { thing: 'stick', count: 6, dip: MARINARA, vessel: 'board' },
  'Stuffed Mushrooms': { thing: 'mushroomCap', count: 7 },
  Bruschetta: { thing: 'bruschetta', count: 5, vessel: 'board' },
  'Steamed Mussels': { thing: 'mussel', count: 15, garnish: ['parsley', 'lemon'] },
  'Smoked Salmon Toast': { thing: 'toast', count: 2, vessel: 'board', garnish: ['lemon'] },
  'Wings 8 pc': { thing: 'wing', count: 8, dip: RANCH },
  'Wings 16 pc': { thing: 'sauced', count: 16, dip: '#7fa5b8' },
  'Boneless Wings 10 pc': { thing: 'boneless', count: 10, dip: '#e9d48a' },
  'Boneless Wings 20 pc': { thing: 'boneless', count: 20, dip: '#c8502a', vessel: 'basket' },
  'Cauliflower Wings': { thing: 'boneless', count: 11, dip: '#e3a52a', garnish: ['parsley'] },
  'Chicken Tenders': { thing: 'tender', count: 4, fries: true },
  'French Fries': { thing: 'fry', count: 46, vessel: 'basket' },
  'Sweet Potato Fries': { thing: 'sweetFry', count: 42, vessel: 'basket' },
  'Onion Rings': { thing: 'onionRing', count: 9, vessel: 'basket' },
  'Cheesy Bread': { thing: 'bread', count: 2, vessel: 'board', dip: MARINARA },
  'Steamed Broccoli': { thing: 'broccoli', count: 11 },
  'Corn on the Cob': { thing: 'cob', count: 2 },
  'Sourdough Basket': { thing: 'sourdough', count: 4, vessel: 'basket' },
  Lasagna: { thing: 'slab', count: 1, garnish: ['basil'] },
  'Vegetable Lasagna': { thing: 'slab', count: 1, garnish: ['spinach', 'squash'] },
  'Chicken Parmesan': { thing: 'parmigiana', count: 1, garnish: ['parsley'] },
  'Eggplant Parmesan': { thing: 'parmigiana', count: 2 },
  Cannoli: { thing: 'cannoli', count: 2 },
  'Cinnamon Knots': { thing: 'cinnamonKnot', count: 8 },
  'Kids Tenders': { thing: 'tender', count: 3, fries: true, dip: MARINARA },
  'Kids Fish Sticks': { thing: 'stick', count: 5, fries: true, dip: RANCH },
};

const bowls: Readonly<Record<string, Bowl>> = {
  'Clam Chowder Cup': { base: { soup: '#f3e2bd' }, over: ['clam', 'parsley'], count: 6 },
  'Clam Chowder Bowl': { base: { soup: '#f1deb5' }, over: ['clam', 'bacon', 'crouton', 'parsley'], count: 6 },
  Coleslaw: { base: ['cabbage'], over: ['carrot', 'cabbage', 'parsley'], count: 22 },
  'Mashed Potatoes': { base: { soup: '#f5e3b0' }, over: ['ricotta', 'scallion'], count: 7 },
  'Side of Meatballs': { base: { soup: TOMATO }, over: ['meatball', 'parmesan', 'parsley'], count: 7 },
  Caesar: { base: ['romaine'], over: ['crouton', 'parmesan'], count: 9 },
  'House Salad': { base: ['lettuce', 'romaine'], over: ['tomato', 'cucumber', 'carrot'], count: 7 },
  'Greek Salad': { base: ['lettuce', 'romaine'], over: ['cucumber', 'onion', 'feta', 'olive'], count: 8 },
  'Caprese Salad': { base: ['spinach'], over: ['tomato', 'mozzarella', 'basil'], count: 8 },
  'Cobb Salad': { base: ['lettuce'], heaps: ['chicken', 'bacon', 'egg', 'blueCheese', 'tomato', 'avocado'] },
  'Spinach Salad': { base: ['spinach'], over: ['bacon', 'egg', 'onion'], count: 6 },
  'Wedge Salad': { base: ['iceberg'], over: ['bacon', 'blueCheese', 'cherry'], count: 8 },
  'Crab Louie': { base: ['iceberg'], heaps: ['crab', 'egg', 'tomato', 'crab'], over: ['parsley'] },
  'Shrimp Salad': { base: ['lettuce', 'romaine'], over: ['avocado', 'shrimp', 'cherry'], count: 8 },
  'Salmon Bowl': { base: ['rice'], heaps: ['salmon', 'edamame', 'cucumber', 'carrot'], over: ['sesame'] },
  'Chicken Grain Bowl': { base: ['quinoa'], heaps: ['chicken', 'squash', 'broccoli', 'redPepper'] },
  'Mediterranean Bowl': { base: ['quinoa'], heaps: ['hummus', 'olive', 'cherry', 'cucumber', 'feta'] },
  'Tuna Poke Bowl': { base: ['rice'], heaps: ['tuna', 'seaweed', 'edamame', 'cucumber'], over: ['sesame'] },
  'Harvest Bowl': { base: ['kale'], heaps: ['squash', 'chicken', 'squash'], over: ['seed'] },
  'Steak Bowl': { base: ['rice'], heaps: ['steak', 'redPepper', 'greenPepper', 'onion'] },
  'Lentil Bowl': { base: ['lentil'], over: ['carrot', 'ricotta', 'parsley'] },
  'Falafel Bowl': { base: ['lettuce', 'quinoa'], heaps: ['falafel', 'cucumber', 'hummus', 'cherry'], over: ['sesame'] },
  'Seafood Cioppino': { base: { soup: '#b9431f' }, over: ['shrimp', 'clam', 'crab', 'parsley'], count: 7 },
  'Apple Crisp': { base: { soup: '#d99a4a' }, over: ['apple', 'nut', 'ricotta'], count: 12 },
};

const noodles: Readonly<Record<string, Noodles>> = {
  'Spaghetti & Meatballs': { kind: 'strands', sauce: TOMATO, pool: MARINARA, over: ['meatball', 'parmesan', 'basil'] },
  'Fettuccine Alfredo': { kind: 'ribbons', sauce: CREAM, over: ['parmesan', 'parsley'] },
  'Chicken Alfredo': { kind: 'ribbons', sauce: CREAM, over: ['chicken', 'parmesan', 'parsley'] },
  'Linguine with Clams': { kind: 'strands', sauce: '#ecd9a6', over: ['clam', 'garlic', 'parsley'] },
  'Shrimp Linguine': { kind: 'strands', sauce: '#eed58f', over: ['shrimp', 'lemon', 'parsley'] },
  'Penne Vodka': { kind: 'tubes', color: '#eda765', sauce: '#d9783f', over: ['parmesan', 'basil'] },
  'Baked Ziti': { kind: 'tubes', color: '#efc268', sauce: MARINARA, over: ['ricotta', 'mozzarella', 'parsley'] },
  'Pesto Gnocchi': { kind: 'gnocchi', color: '#d7cf7b', sauce: '#6f9a3d', over: ['nut', 'basil'] },
  'Macaroni & Cheese': { kind: 'elbows', color: '#f3b13c', sauce: '#d98d26', over: ['parsley'] },
  'Kids Spaghetti': { kind: 'strands', sauce: TOMATO, pool: MARINARA, over: ['parmesan'] },
  'Kids Macaroni': { kind: 'elbows', color: '#f6bf45', sauce: '#e39a2d', over: [] },
};

const wedges: Readonly<Record<string, Wedge>> = {
  'Chocolate Cake': {
    top: '#4a2616',
    layers: ['#5c3220', '#2f170d', '#6b3d27', '#2f170d', '#5c3220'],
    over: ['raspberry', 'mint'],
    sauce: '#3a1d10',
  },
  'New Harbor Cheesecake': {
    top: '#f8e9c4',
    layers: ['#f6e4ba', '#f3dda9', '#c08646'],
    over: ['strawberry', 'blueberry', 'mint'],
    sauce: '#b51f3f',
  },
  'Key Lime Pie': {
    top: '#e3eaa0',
    layers: ['#dbe48f', '#d3dd80', '#bf8a4b'],
    over: ['lime', 'mint'],
    sauce: '#9cbf4a',
  },
};

const scoops: Readonly<Record<string, Scoops>> = {
  'Gelato Cup': { scoops: ['#f0b7c1', '#b9d592', '#f3dfae'], base: '#e6d5c3', over: ['mint'] },
  Affogato: { scoops: ['#fbf3df'], base: '#4a2815', over: [], dish: 'glass' },
  'Cookie Skillet': { scoops: ['#fbf4e2'], base: '#d9a255', over: [], sauce: '#5a2e18', dish: 'skillet' },
  'Brownie Sundae': { scoops: ['#fbf4e2', '#f0b7c1'], base: '#4a2616', over: ['cherry', 'nut'], sauce: '#3a1d10' },
  'Lemon Sorbet': { scoops: ['#f7e88f', '#f9efac'], base: '#eef0dc', over: ['lemon', 'mint'] },
};

/** Everything that leaves the kitchen besides pizza. */
export const kitchenPictures: Pictures = {
  ...drawAll(plates, platePicture),
  ...drawAll(bowls, bowlPicture),
  ...drawAll(noodles, pastaPicture),
  ...drawAll(wedges, wedgePicture),
  ...drawAll(scoops, scoopsPicture),
  Tiramisu: () => squarePicture('Tiramisu', '#5b3620', ['#f6e7c8', '#b98a55', '#f6e7c8', '#b98a55'], ['mint']),
};
