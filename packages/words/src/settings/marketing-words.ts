import { isList, type Json, US_STATES } from '@servery/domain';
import type { Reader } from '../document-words.ts';
import { marketingFields } from '../phrases/marketing-fields.ts';
import { say } from '../phrases.ts';
import { secretText } from '../secret-words.ts';
import { percentText, type SectionWords, sectionWords, windowFormats } from '../section-words.ts';

const words = (reader: Reader) =>
  sectionWords({
    phrases: marketingFields,
    formats: {
      ...windowFormats,
      states: stateText,
      defaultState: stateText,
      discountPercentage: percentText,
      password: (value) => secretText(value, reader),
      pointsExpirationDays: (value) => (value === 0 ? say(marketingFields, 'never') : undefined),
      menuId: (value) =>
        value === null ? say(marketingFields, 'anyMenu') : nameText(value, say(marketingFields, 'chosenMenu'), reader),
      departments: (value) => onMenuText(value, reader),
      categories: (value) => onMenuText(value, reader),
      items: (value) => onMenuText(value, reader),
    },
  });

export function marketingWords(reader: Reader): Readonly<Record<string, SectionWords>> {
  return { marketing: words(reader) };
}

function stateText(value: Json): string | undefined {
  return US_STATES.find(({ code }) => code === value)?.name;
}

/** Things of a menu, by the names that were read with it. */
function onMenuText(value: Json, reader: Reader): string | undefined {
  const unknown = say(marketingFields, 'onMenu');
  if (typeof value === 'string') return nameText(value, unknown, reader);
  return isList(value) && value.length > 0 ? value.map((id) => nameText(id, unknown, reader)).join(', ') : undefined;
}

function nameText(id: Json, unknown: string, { menu }: Reader): string {
  return (typeof id === 'string' ? menu(id) : undefined) ?? unknown;
}
