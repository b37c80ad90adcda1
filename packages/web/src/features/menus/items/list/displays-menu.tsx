import { Button, Menu } from '@mantine/core';
import type { Kps } from '@servery/domain';
import { useMayEditAll } from '../../../../editing/draft/may-edit.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { useSettingsNames } from '../../use-settings-names.ts';

type Displayed = { readonly id: string; readonly kps: Kps };

type DisplaysMenuProps = {
  readonly list: readonly string[];
  readonly chosen: readonly Displayed[];
  readonly onSet: (display: string, isOn: boolean) => void;
};

/** IN-05: which kitchen displays show all that are selected; the displays themselves belong to the settings. */
export function DisplaysMenu({ list, chosen, onSet }: DisplaysMenuProps) {
  const t = usePhrases(soldTablePhrases);
  const displays = useSettingsNames()?.displays ?? [];
  const mayShow = useMayEditAll(
    list,
    chosen.map(({ id }) => id),
    'kps',
  );
  if (!mayShow || displays.length === 0) return null;
  return (
    <MenuButton
      button={(props) => (
        <Button {...props} size="sm" variant="subtle">
          {t('displays')}
        </Button>
      )}
      items={() =>
        displays.flatMap(({ id, name }) => {
          const on = chosen.filter(({ kps }) => kps.displays.includes(id)).length;
          const words = { name: name || id };
          return [
            on < chosen.length && (
              <Menu.Item key={`${id} on`} onClick={() => onSet(id, true)}>
                {t('showOn', words)}
              </Menu.Item>
            ),
            on > 0 && (
              <Menu.Item key={`${id} off`} onClick={() => onSet(id, false)}>
                {t('notShownOn', words)}
              </Menu.Item>
            ),
          ];
        })
      }
    />
  );
}
