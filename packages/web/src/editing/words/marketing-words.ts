import { type Json, US_STATES } from '@servery/domain';
import { menuNameOf } from '../../menus/menu-names.ts';
import { marketingFields } from '../../phrases/marketing-fields.ts';
import { say } from '../../phrases/phrases.ts';
import { secretText } from './secret-words.ts';
import { percentText, type SectionWords, sectionWords, windowFormats } from './section-words.ts';

const words = sectionWords({
  phrases: marketingFields,
  formats: {
    ...windowFormats,
    states: stateText,
    defaultState: stateText,
    discountPercentage: percentText,
    password: secretText,
    pointsExpirationDays: (value) => (value === 0 ? say(marketingFields, 'never') : undefined),
    menuId: (value) =>
      value === null ? say(marketingFields, 'anyMenu') : nameText(value, say(marketingFields, 'chosenMenu')),
    departments: onMenuText,
    categories: onMenuText,
    items: onMenuText,
  },
});

export const marketingWords: Readonly<Record<string, SectionWords>> = {
  marketing: words,
};

function stateText(value: Json): string | undefined {
  return US_STATES.find(({ code }) => code === value)?.name;
}

/** Things of a menu, by the names that were read with it. */
function onMenuText(value: Json): string | undefined {
  const unknown = say(marketingFields, 'onMenu');
  if (typeof value === 'string') return nameText(value, unknown);
  return isList(value) && value.length > 0 ? value.map((id) => nameText(id, unknown)).join(', ') : undefined;
}

function nameText(id: Json, unknown: string): string {
  return (typeof id === 'string' ? menuNameOf(id) : undefined) ?? unknown;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
