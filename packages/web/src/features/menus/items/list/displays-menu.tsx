import { useMayEditAll } from '../../../../editing/draft/may-edit.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SwitchMenu } from '../../sold/switch-menu.tsx';
import { useSettingsNames } from '../../use-settings-names.ts';
import type { Displayed } from './bulk-edits.ts';

type DisplaysMenuProps = {
  readonly list: readonly string[];
  readonly chosen: readonly (Displayed & { readonly id: string })[];
  readonly onSet: (display: string, isOn: boolean) => void;
};

/** IN-05: which kitchen displays show all that are selected; the displays themselves belong to the settings. */
export function DisplaysMenu({ list, chosen, onSet }: DisplaysMenuProps) {
  const t = usePhrases(soldTablePhrases);
  const displays = useSettingsNames()?.displays ?? [];
  const ids = chosen.map(({ id }) => id);
  const mayShow = useMayEditAll(list, ids, 'kps');
  if (!mayShow || displays.length === 0) return null;
  const choices = displays.map(({ id, name }) => ({
    id,
    having: chosen.filter(({ kps }) => kps.displays.includes(id)).length,
    on: t('showOn', { name: name || id }),
    off: t('notShownOn', { name: name || id }),
  }));
  return <SwitchMenu label={t('displays')} total={chosen.length} choices={choices} onSwitch={onSet} />;
}
