import { Button, Menu } from '@mantine/core';
import type { Category } from '@servery/domain';
import { useMayEditAll } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { isAsked } from './group-edits.ts';

type RequirementsMenuProps = {
  readonly list: readonly string[];
  readonly chosen: readonly Pick<Category, 'id' | 'requirements'>[];
  readonly onSet: (requirement: { readonly id: string; readonly order: number }, isOn: boolean) => void;
};

/** IN-06: what a cashier must answer for all that are selected. */
export function RequirementsMenu({ list, chosen, onSet }: RequirementsMenuProps) {
  const t = usePhrases(soldTablePhrases);
  const requirements = useMenu((menu) => menu.requirements).filter(({ status }) => status === 'ACTIVE');
  const mayAsk = useMayEditAll(
    list,
    chosen.map(({ id }) => id),
    'requirements',
  );
  if (!mayAsk || requirements.length === 0) return null;
  return (
    <MenuButton
      button={(props) => (
        <Button {...props} size="sm" variant="subtle">
          {t('requirements')}
        </Button>
      )}
      items={() =>
        requirements.flatMap(({ id, name }, at) => {
          const asking = chosen.filter((one) => isAsked(one, id)).length;
          const set = (isOn: boolean) => onSet({ id, order: at + 1 }, isOn);
          return [
            asking < chosen.length && (
              <Menu.Item key={`${id} on`} onClick={() => set(true)}>
                {t('ask', { name })}
              </Menu.Item>
            ),
            asking > 0 && (
              <Menu.Item key={`${id} off`} onClick={() => set(false)}>
                {t('askNot', { name })}
              </Menu.Item>
            ),
          ];
        })
      }
    />
  );
}
