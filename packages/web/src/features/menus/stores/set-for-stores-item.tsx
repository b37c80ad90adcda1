import { Menu } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { say } from '../../../phrases/phrases.ts';
import { setValuesPhrases } from '../../../phrases/settings/set-values.ts';

/** Leads to setting values for groups and stores; nothing where that cannot be. */
export function SetForStoresItem({ onSet }: { readonly onSet: (() => void) | undefined }) {
  if (onSet === undefined) return null;
  return (
    <Menu.Item leftSection={<IconBuildingStore size={16} stroke={1.75} aria-hidden />} onClick={onSet}>
      {say(setValuesPhrases, 'action')}
    </Menu.Item>
  );
}
