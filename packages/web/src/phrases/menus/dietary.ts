import { definePhrases } from '../phrases.ts';

export const dietaryPhrases = definePhrases('dietary', {
  title: 'Dietary and allergens',
  hint: 'of one regular portion; what you leave empty is not stated',
  notStated: 'No allergens are stated.',
  stateNone: 'State that it has none',
  statedNone: 'It is stated to have none of these allergens.',
  takeBack: 'Take the statement back',
  noDiet: 'No diet is stated.',
  ageCheckHint: 'The cashier confirms the guest’s age before it is added to a ticket.',
  calories: '{{count}} Cal',
});
