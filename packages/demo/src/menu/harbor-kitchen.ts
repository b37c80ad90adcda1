import type { Dish } from './dishes.ts';

const shareables: readonly Dish[] = [
  ['Garlic Knots', '5.99', 'Twelve knots, garlic butter, parsley'],
  ['Calamari', '12.99', 'Lightly fried, lemon, marinara'],
  ['Clam Chowder Cup', '6.49', 'Cream, potato, bacon'],
  ['Clam Chowder Bowl', '8.99', 'Cream, potato, bacon, sourdough'],
  ['Crab Cakes', '14.49', 'Two cakes, remoulade'],
  ['Mozzarella Sticks', '8.49', 'Six sticks, marinara'],
  ['Stuffed Mushrooms', '8.99', 'Sausage, breadcrumb, parmesan'],
  ['Bruschetta', '7.99', 'Tomato, basil, grilled bread'],
  ['Steamed Mussels', '13.49', 'White wine, garlic, fries'],
  ['Smoked Salmon Toast', '11.99', 'Rye, dill cream, capers'],
];

const wings: readonly Dish[] = [
  ['Wings 8 pc', '11.49', 'Bone-in, sauce on the side'],
  ['Wings 16 pc', '20.99', 'Bone-in, two sauces'],
  ['Boneless Wings 10 pc', '10.99', 'Breaded breast meat'],
  ['Boneless Wings 20 pc', '19.99', 'Breaded breast meat, two sauces'],
  ['Cauliflower Wings', '9.99', 'Crisp, hot honey'],
  ['Chicken Tenders', '9.49', 'Four tenders, fries'],
];

const sides: readonly Dish[] = [
  ['French Fries', '4.49'],
  ['Sweet Potato Fries', '5.49'],
  ['Onion Rings', '5.99'],
  ['Cheesy Bread', '7.49', 'Mozzarella, garlic'],
  ['Steamed Broccoli', '4.99'],
  ['Coleslaw', '3.49'],
  ['Corn on the Cob', '3.99'],
  ['Mashed Potatoes', '4.49'],
  ['Side of Meatballs', '5.99'],
  ['Sourdough Basket', '3.99'],
];

const salads: readonly Dish[] = [
  ['Caesar', '8.99', 'Romaine, parmesan, croutons'],
  ['House Salad', '7.49', 'Greens, tomato, cucumber'],
  ['Greek Salad', '9.99', 'Feta, olives, cucumber, red onion'],
  ['Caprese Salad', '9.49', 'Fresh mozzarella, tomato, basil'],
  ['Cobb Salad', '12.99', 'Chicken, bacon, egg, blue cheese'],
  ['Spinach Salad', '9.99', 'Bacon, egg, warm dressing'],
  ['Wedge Salad', '8.49', 'Iceberg, bacon, blue cheese'],
  ['Crab Louie', '17.99', 'Crab, egg, tomato, louie dressing'],
  ['Shrimp Salad', '14.99', 'Bay shrimp, avocado'],
];

const bowls: readonly Dish[] = [
  ['Salmon Bowl', '15.99', 'Rice, salmon, edamame, sesame'],
  ['Chicken Grain Bowl', '12.99', 'Farro, chicken, roasted vegetables'],
  ['Mediterranean Bowl', '11.99', 'Hummus, olives, quinoa'],
  ['Tuna Poke Bowl', '16.49', 'Rice, tuna, seaweed'],
  ['Harvest Bowl', '11.49', 'Squash, kale, pumpkin seeds'],
  ['Steak Bowl', '14.99', 'Rice, steak, peppers'],
  ['Lentil Bowl', '10.99', 'Lentils, carrot, yogurt'],
  ['Falafel Bowl', '11.49', 'Falafel, cucumber, tahini'],
];

const pasta: readonly Dish[] = [
  ['Spaghetti & Meatballs', '13.99', 'Three meatballs, tomato sauce'],
  ['Fettuccine Alfredo', '12.99', 'Cream, parmesan'],
  ['Chicken Alfredo', '15.49', 'Grilled chicken, cream, parmesan'],
  ['Linguine with Clams', '16.99', 'Clams, garlic, white wine'],
  ['Shrimp Linguine', '16.99', 'Bay shrimp, lemon, garlic'],
  ['Penne Vodka', '12.99', 'Tomato cream'],
  ['Baked Ziti', '12.49', 'Ricotta, mozzarella'],
  ['Lasagna', '13.99', 'Beef, ricotta, mozzarella'],
  ['Vegetable Lasagna', '13.49', 'Squash, spinach, ricotta'],
  ['Chicken Parmesan', '15.99', 'Breaded chicken, spaghetti'],
  ['Eggplant Parmesan', '13.99', 'Breaded eggplant, spaghetti'],
  ['Seafood Cioppino', '22.99', 'Crab, shrimp, clams, tomato broth'],
  ['Pesto Gnocchi', '13.49', 'Basil, pine nuts'],
  ['Macaroni & Cheese', '10.99', 'Four cheeses, breadcrumb'],
];

const desserts: readonly Dish[] = [
  ['Tiramisu', '7.49'],
  ['Cannoli', '5.49', 'Two, filled to order'],
  ['Chocolate Cake', '6.99'],
  ['New Harbor Cheesecake', '6.99'],
  ['Key Lime Pie', '6.49'],
  ['Apple Crisp', '6.49'],
  ['Gelato Cup', '4.99'],
  ['Affogato', '5.99'],
  ['Cookie Skillet', '7.99'],
  ['Brownie Sundae', '7.49'],
  ['Cinnamon Knots', '5.99'],
  ['Lemon Sorbet', '4.49'],
];

const kids: readonly Dish[] = [
  ['Kids Cheese Pizza', '6.49'],
  ['Kids Pepperoni Pizza', '6.99'],
  ['Kids Spaghetti', '6.49'],
  ['Kids Macaroni', '5.99'],
  ['Kids Tenders', '6.99'],
  ['Kids Fish Sticks', '6.99'],
];

/** Everything that leaves the kitchen besides pizza. */
export const kitchenDishes = { shareables, wings, sides, salads, bowls, pasta, desserts, kids } as const;
