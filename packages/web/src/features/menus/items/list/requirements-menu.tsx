import { useMayEditAll } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { pickable } from '../../pickable.ts';
import { SwitchMenu } from '../../sold/switch-menu.tsx';
import { type Asking, isAsked } from './bulk-edits.ts';

type RequirementsMenuProps = {
  readonly list: readonly string[];
  readonly chosen: readonly (Asking & { readonly id: string })[];
  readonly onSet: (requirement: { readonly id: string; readonly order: number }, isOn: boolean) => void;
};

/** IN-06: the requirements that a cashier must answer for all that are selected. */
export function RequirementsMenu({ list, chosen, onSet }: RequirementsMenuProps) {
  const t = usePhrases(soldTablePhrases);
  const requirements = pickable(useMenu((menu) => menu.requirements));
  const ids = chosen.map(({ id }) => id);
  const mayAsk = useMayEditAll(list, ids, 'requirements');
  if (!mayAsk || requirements.length === 0) return null;
  const choices = requirements.map(({ id, name }) => ({
    id,
    having: chosen.filter((one) => isAsked(one, id)).length,
    on: t('ask', { name }),
    off: t('askNot', { name }),
  }));
  const orderOf = (id: string) => requirements.findIndex((one) => one.id === id) + 1;
  return (
    <SwitchMenu
      label={t('requirements')}
      total={chosen.length}
      choices={choices}
      onSwitch={(id, isOn) => onSet({ id, order: orderOf(id) }, isOn)}
    />
  );
}
