import { definePhrases } from '../phrases.ts';

export const dietaryPhrases = definePhrases('dietary', {
  title: 'Dietary and allergens',
  hint: 'for one regular portion; empty fields are not shown to guests',
  notStated: 'No allergens are stated.',
  stateNone: 'State that it has none',
  statedNone: 'It is stated to have none of these allergens.',
  takeBack: 'Remove the statement',
  noDiet: 'No diet is stated.',
  ageCheckHint: 'The cashier confirms the guest’s age before it is added to a ticket.',
  calories: '{{count}} Cal',
});
