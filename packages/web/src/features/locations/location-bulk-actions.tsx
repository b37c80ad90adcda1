import { Button, Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { locationsPhrases } from '../../phrases/locations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useMayPublish } from '../../publishing/may-publish.ts';
import { useComposePublish } from '../../publishing/publish-choice.ts';
import type { SyncStatus } from '../../publishing/sync-status.ts';
import { hasFeature } from '../../session/rights.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { useMaySetUp } from './may-configure.ts';
import { useMoveQuestion } from './use-move-question.ts';

type LocationBulkActionsProps = {
  readonly selected: readonly SyncStatus[];
  readonly locations: readonly SyncStatus[];
  readonly groups: readonly Tenant[];
  readonly onMoved: () => void;
};

/** What can be done with all of the selected locations. */
export function LocationBulkActions({ selected, locations, groups, onMoved }: LocationBulkActionsProps) {
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
      {selected.every(maySetUp) && <CopyButton selected={selected} locations={locations} />}
      {selected.every(mayPublish) && (
        <Button variant="subtle" size="sm" onClick={() => compose(ids, 'revert')}>
          {t('revertThese')}
        </Button>
      )}
    </>
  );
}

const CopyDialog = lazy(() => import('./copy/copy-dialog.tsx').then((m) => ({ default: m.CopyDialog })));

function CopyButton({ selected, locations }: Pick<LocationBulkActionsProps, 'selected' | 'locations'>) {
  const t = usePhrases(locationsPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
        {t('copySettings')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CopyDialog selected={selected} locations={locations} onClose={() => setOpen(false)} />}
      </Suspense>
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
