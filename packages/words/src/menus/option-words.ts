import type { Json, Path } from '@servery/domain';
import { menuFields } from '../phrases/menu-fields.ts';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { say, sayKnown } from '../phrases.ts';

/** The name of a setting that holds for every price of the menu: `Extra, in percent of a regular amount`. */
export function optionsField([section, list, step]: Path): string | undefined {
  if (section !== 'options') return undefined;
  if (list === 'halfPricing') return say(menuWordsPhrases, 'halfPricing');
  const id = typeof step === 'object' && 'id' in step ? String(step.id) : '';
  const amount = sayKnown(menuFields, `modifier.amounts.${id}`) ?? id;
  return say(menuWordsPhrases, 'amountPercent', { amount });
}

export function optionsValue([section]: Path, value: Json): string | undefined {
  if (section !== 'options') return undefined;
  if (value === 'HALF' || value === 'FULL') return say(menuWordsPhrases, value);
  return typeof value === 'number' ? `${value} %` : undefined;
}
