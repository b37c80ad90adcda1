import type { Choice } from '@servery/domain';
import { useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { Option } from '../../../../ui/fields/select-field.tsx';
import { targetOf, targetOptions } from './offer-choices.ts';

/** The targets that a choice of an offer can mean, with those chosen already even where they are inactive. */
export function useTargets(choices: readonly Choice[]): readonly Option[] {
  const t = usePhrases(offersPhrases);
  const departments = useMenu((menu) => menu.departments);
  const categories = useMenu((menu) => menu.categories);
  const items = useMenu((menu) => menu.items);
  return useMemo(
    () =>
      targetOptions(
        { departments, categories, items },
        {
          departments: t('departments'),
          categories: t('categories'),
          items: t('items'),
          allOf: (name) => t('allOf', { name }),
        },
        new Set(choices.map(targetOf)),
      ),
    [departments, categories, items, choices, t],
  );
}
