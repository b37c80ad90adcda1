import { defaultSchemeOf, type MenuItem } from '@servery/domain';
import { DocumentNumber } from '../../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { withFreeCount } from '../item-edits.ts';
import { itemPath, useEditItem } from '../use-entity.ts';

/** How many chosen modifiers cost nothing, in every pricing scheme alike. */
export function FreeCountField({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const usual = useMenu((menu) => defaultSchemeOf(menu.pricingSchemes)?.id);
  const edit = useEditItem(item.id);
  const entry = item.pricing.find(({ pricingScheme }) => pricingScheme === usual) ?? item.pricing[0];
  const scheme = entry?.pricingScheme ?? usual;
  if (scheme === undefined) return null;
  const step = { by: 'pricingScheme', value: scheme };
  return (
    <DocumentNumber
      path={[...itemPath(item.id), 'pricing', step, 'toppingBased', 'freeCount']}
      label={t('freeCount')}
      hint={t('freeCountHint')}
      min={0}
      max={99}
      width={200}
      onSet={(count) => edit((before) => withFreeCount(before, scheme, Number(count)))}
    />
  );
}
