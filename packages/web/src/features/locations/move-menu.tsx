import { Button, Menu } from '@mantine/core';
import { useMove } from '../../configuration/tenants/use-move.ts';
import { locationsPhrases } from '../../phrases/locations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { confirm } from '../../ui/dialogs/dialog-store.ts';

type MoveMenuProps = {
  readonly selection: ReadonlySet<string>;
  readonly groups: readonly Tenant[];
  readonly onMoved: () => void;
};

/** Brings the selected locations into one group. */
export function MoveMenu({ selection, groups, onMoved }: MoveMenuProps) {
  const t = usePhrases(locationsPhrases);
  const move = useMove();
  const handleMove = async ({ id, name }: Tenant) => {
    const answer = await confirm({
      title: t('moveTitle', { count: selection.size, name }),
      message: t('moveText', { name }),
      accept: t('move'),
    });
    if (answer === 'accept' && (await move(id, { add: [...selection] }))) onMoved();
  };
  return (
    <MenuButton
      button={(props) => (
        <Button {...props} size="sm" variant="subtle">
          {t('moveToGroup')}
        </Button>
      )}
      items={() =>
        groups.map((group) => (
          <Menu.Item key={group.id} onClick={() => handleMove(group)}>
            {t('moveTo', { name: group.name })}
          </Menu.Item>
        ))
      }
    />
  );
}
