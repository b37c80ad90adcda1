import type { ModifierItem, Path } from '@servery/domain';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { infoPath } from '../forms/info-fields.tsx';
import type { ModifierEntity } from '../modifiers/modifier-entity.ts';
import { AmountsField } from '../modifiers/prices/amounts-field.tsx';
import { costRows } from '../modifiers/prices/price-axes.ts';
import { usePriceAxes } from '../modifiers/prices/use-price-axes.ts';
import { modifierPath } from '../modifiers/use-modifiers.ts';
import { useCostFields } from './cost-fields.tsx';
import { useDietaryFields } from './dietary-fields.tsx';
import { LiveModifier } from './live-entity.tsx';
import { MenuValuesDialog } from './menu-values-dialog.tsx';
import { useSoldFields } from './sold-fields.tsx';

type Closing = { readonly onClose: () => void };

/** Values of a modifier or a category of modifiers for groups and stores. */
export function SetModifierForStores({ onClose, ...props }: ModifierEntity & Closing) {
  if (props.kind === 'modifier') return <SetModifier modifier={props.entity} onClose={onClose} />;
  return <SetCategory {...props.entity} onClose={onClose} />;
}

function SetModifier({ modifier, onClose }: { readonly modifier: ModifierItem } & Closing) {
  const { id } = modifier;
  const path = modifierPath('modifier', id);
  const prices = usePriceFields(modifier);
  const alone = useAloneFields(modifier);
  const everySize = say(menuItemsPhrases, 'everySize');
  const costs = useCostFields({ kind: 'modifier', id, path }, costRows(usePriceAxes(modifier).axes, everySize));
  const sold = useSoldFields(path, 'modifierItems');
  const own = useModifierFields(path, id);
  const dietary = useDietaryFields(path, (controls) => (
    <LiveModifier id={id}>{({ info }) => controls(info)}</LiveModifier>
  ));
  const fields = [...prices, ...alone, ...costs, ...sold, ...own, ...dietary];
  return <MenuValuesDialog path={path} label={modifier.info.name} fields={fields} onClose={onClose} />;
}

function SetCategory({ id, info, onClose }: Extract<ModifierEntity, { kind: 'category' }>['entity'] & Closing) {
  const path = modifierPath('category', id);
  return (
    <MenuValuesDialog
      path={path}
      label={info.name}
      fields={useSoldFields(path, 'modifierCategories')}
      onClose={onClose}
    />
  );
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

/** For each scheme that it has an entry for: whether it is sold separately, and for how much. */
function useAloneFields({ id, pricing }: ModifierItem): readonly SettableField[] {
  const t = usePhrases(modifiersPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const schemes = useMenu((menu) => menu.pricingSchemes);
  return schemes
    .filter(({ id: scheme, isActive }) => isActive && pricing.some(({ pricingScheme }) => pricingScheme === scheme))
    .flatMap(({ id: value }) => {
      const alone = [...modifierPath('modifier', id), 'pricing', { by: 'pricingScheme', value }, 'orderAlone'];
      const enabled = [...alone, 'enabled'];
      const price = [...alone, 'basePrice'];
      return [
        { path: enabled, control: <DocumentSwitch path={enabled} label={adapter.words.field(enabled, draft)} /> },
        { path: price, control: <DocumentMoney path={price} label={adapter.words.field(price, draft)} /> },
      ].map(({ path, control }) => ({
        id: JSON.stringify(path),
        label: adapter.words.field(path, draft),
        group: t('alone'),
        paths: [path],
        control,
      }));
    });
}

function useModifierFields(path: Path, id: string): readonly SettableField[] {
  const t = usePhrases(modifiersPhrases);
  const details = say(menuItemsPhrases, 'details');
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const abbreviation = infoPath(path, 'abbreviation');
  return [
    {
      id: 'amounts',
      label: t('chargeRules'),
      group: details,
      paths: [
        [...path, 'amounts'],
        [...path, 'wholeOnly'],
      ],
      control: <LiveModifier id={id}>{(live) => <AmountsField modifier={live} path={path} />}</LiveModifier>,
    },
    {
      id: 'abbreviation',
      label: adapter.words.field(abbreviation, draft),
      group: details,
      paths: [abbreviation],
      control: <DocumentText path={abbreviation} maxLength={60} />,
    },
  ];
}
