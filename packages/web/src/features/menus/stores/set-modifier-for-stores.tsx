import type { ModifierItem } from '@servery/domain';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { ModifierEntity } from '../modifiers/modifier-entity.ts';
import { modifierPath } from '../modifiers/use-modifiers.ts';
import { MenuValuesDialog } from './menu-values-dialog.tsx';
import { useSoldFields } from './sold-fields.tsx';

type Closing = { readonly onClose: () => void };

/** Values of a modifier or a category of modifiers for groups and stores. */
export function SetModifierForStores({ onClose, ...props }: ModifierEntity & Closing) {
  if (props.kind === 'modifier') return <SetModifier modifier={props.entity} onClose={onClose} />;
  return <SetCategory {...props.entity} onClose={onClose} />;
}

function SetModifier({ modifier, onClose }: { readonly modifier: ModifierItem } & Closing) {
  const path = modifierPath('modifier', modifier.id);
  const fields = [...usePriceFields(modifier), ...useSoldFields(path)];
  return <MenuValuesDialog path={path} label={modifier.info.name} fields={fields} onClose={onClose} />;
}

function SetCategory({ id, info, onClose }: Extract<ModifierEntity, { kind: 'category' }>['entity'] & Closing) {
  const path = modifierPath('category', id);
  return <MenuValuesDialog path={path} label={info.name} fields={useSoldFields(path)} onClose={onClose} />;
}

/** The prices that it has itself: the plain one, and those of options. */
function usePriceFields({ id, pricing }: ModifierItem): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const active = new Set(schemes.filter(({ isActive }) => isActive).map((scheme) => scheme.id));
  return pricing
    .filter(({ basedOn, pricingScheme }) => basedOn === 'OWN' && active.has(pricingScheme))
    .flatMap(({ pricingScheme: value, additionPrices }) => {
      const entry = [...modifierPath('modifier', id), 'pricing', { by: 'pricingScheme', value }];
      const paths = [
        [...entry, 'price'],
        ...additionPrices.map((own) => [...entry, 'additionPrices', { id: own.id }, 'price']),
      ];
      return paths.map((path) => {
        const label = adapter.words.field(path, draft);
        return {
          id: JSON.stringify(path),
          label,
          group: t('prices'),
          paths: [path],
          control: <DocumentMoney path={path} label={label} />,
        };
      });
    });
}
