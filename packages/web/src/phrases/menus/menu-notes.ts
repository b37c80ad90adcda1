import { definePhrases, type Phrases } from '../phrases.ts';

type NoteWord = 'title' | 'hint' | 'add' | 'newName' | 'empty' | 'emptyHint' | 'wording' | 'wordingHint';

/** Messages of a menu: notes to the kitchen. */
export const messagePhrases: Phrases<NoteWord> = definePhrases('menu-messages', {
  title: 'Messages',
  hint: 'Notes to the kitchen that a cashier adds to an item with one press. Buttons of the menu layout name them.',
  add: 'Add a message',
  newName: 'New message',
  empty: 'No messages yet',
  emptyHint: 'Add what cashiers would otherwise type: no onions, extra crispy, allergy.',
  wording: 'Text on tickets',
  wordingHint: 'What the kitchen reads. Empty: the name.',
});

/** Requirements of a menu: questions to the guest. */
export const requirementPhrases: Phrases<NoteWord> = definePhrases('menu-requirements', {
  title: 'Requirements',
  hint: 'Questions that a cashier answers before an item is complete. Items and categories ask for them.',
  add: 'Add a requirement',
  newName: 'New requirement',
  empty: 'No requirements yet',
  emptyHint: 'Add what must be asked: is the guest 21 or older, how should it be cooked.',
  wording: 'Question',
  wordingHint: 'What the cashier reads. Empty: the name.',
});

export type NotePhrases = typeof messagePhrases;
