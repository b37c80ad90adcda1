import { definePhrases } from '../phrases.ts';

export const menuCopyingPhrases = definePhrases('menu-copying', {
  copy: 'Copy to paste elsewhere',
  copied: '{{name}} is copied. Paste it from the plus above the tree, in this menu or in another one.',
  paste: 'Paste {{name}}',
  pasteInto: 'Paste {{name}} into {{place}}',
  needsDepartment: 'Choose a department first.',
  needsCategory: 'Choose a category first.',
  pasted: '{{name}} is pasted into the draft.',
  leftOut: '{{name}} is pasted into the draft. These have no match by name in this menu and were left out: {{names}}.',
  department: 'department {{name}}',
  category: 'category {{name}}',
  item: 'item {{name}}',
  modifierCategory: 'modifiers {{name}}',
  modifierItem: 'modifier {{name}}',
  pricingScheme: 'prices of {{name}}',
  taxStructure: 'tax {{name}}',
  requirement: 'requirement {{name}}',
  style: 'style {{name}}',
  styleOption: 'option {{name}}',
});
