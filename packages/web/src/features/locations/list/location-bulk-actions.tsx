import { Button, Menu } from '@mantine/core';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { useMayPublish } from '../../../publishing/may-publish.ts';
import { useComposePublish } from '../../../publishing/publish-choice.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { hasFeature } from '../../../session/rights.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useSession } from '../../../session/session-store.ts';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { useMaySetUp } from '../may-configure.ts';
import type { SettingsAsked } from '../settings/settings-question.tsx';
import { useMoveQuestion } from './use-move-question.ts';

type LocationBulkActionsProps = {
  readonly selected: readonly SyncStatus[];
  readonly groups: readonly Tenant[];
  readonly onMoved: () => void;
  readonly onSettings: (asked: SettingsAsked) => void;
};

/** The actions on all of the selected locations. */
export function LocationBulkActions({ selected, groups, onMoved, onSettings }: LocationBulkActionsProps) {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const mayPublish = useMayPublish('locations');
  const maySetUp = useMaySetUp();
  const compose = useComposePublish();
  const move = useMoveQuestion();
  const ids = selected.map(({ id }) => id);
  const handleMove = async (group: Tenant) => {
    if (await move(ids, group)) onMoved();
  };
  return (
    <>
      {selected.every(mayPublish) && (
        <>
          <Button variant="subtle" size="sm" onClick={() => compose(ids)}>
            {t('publishThese')}
          </Button>
          <Button variant="subtle" size="sm" onClick={() => compose(ids, 'schedule')}>
            {t('scheduleThese')}
          </Button>
        </>
      )}
      {hasFeature(session, 'editLocation') && groups.length > 0 && (
        <MenuButton
          button={(props) => (
            <Button {...props} size="sm" variant="subtle">
              {t('moveToGroup')}
            </Button>
          )}
          items={() => <GroupItems groups={groups} onChoose={handleMove} />}
        />
      )}
      {selected.every(maySetUp) && (
        <>
          <Button variant="subtle" size="sm" onClick={() => onSettings({ what: 'copy', selected })}>
            {t('copySettings')}
          </Button>
          <Button variant="subtle" size="sm" onClick={() => onSettings({ what: 'reset', selected })}>
            {t('resetSettings')}
          </Button>
        </>
      )}
      {selected.every(mayPublish) && (
        <Button variant="subtle" size="sm" onClick={() => compose(ids, 'revert')}>
          {t('revertThese')}
        </Button>
      )}
    </>
  );
}

type GroupItemsProps = { readonly groups: readonly Tenant[]; readonly onChoose: (group: Tenant) => void };

/** The groups as items of a menu. */
export function GroupItems({ groups, onChoose }: GroupItemsProps) {
  const t = usePhrases(locationsPhrases);
  return groups.map((group) => (
    <Menu.Item key={group.id} onClick={() => onChoose(group)}>
      {t('moveTo', { name: group.name })}
    </Menu.Item>
  ));
}
