import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { useMayPublish } from '../../../publishing/may-publish.ts';
import { useComposePublish } from '../../../publishing/publish-choice.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { hasFeature } from '../../../session/rights.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useSession } from '../../../session/session-store.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import { useIsReadOnly } from '../../../ui/read-only/read-only.tsx';
import { maySeeOverrides, useMaySetUp } from '../may-configure.ts';
import { keepsSettings } from '../settings/keeps-settings.ts';
import type { SettingsAsked } from '../settings/settings-question.tsx';
import { GroupItems } from './location-bulk-actions.tsx';
import { useMoveQuestion } from './use-move-question.ts';

type LocationRowMenuProps = {
  readonly location: SyncStatus;
  readonly groups: readonly Tenant[];
  readonly onSettings: (asked: SettingsAsked) => void;
};

/** The actions on one location, for those who may take them. */
export function LocationRowMenu(props: LocationRowMenuProps) {
  const t = usePhrases(locationsPhrases);
  return <DotsMenu label={t('actionsOf', { name: props.location.name })} items={() => <Items {...props} />} />;
}

function Items({ location, groups, onSettings }: LocationRowMenuProps) {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const compose = useComposePublish();
  const mayPublish = useMayPublish('locations');
  const maySetUp = useMaySetUp();
  const move = useMoveQuestion();
  const isReadOnly = useIsReadOnly();
  const mayEdit = hasFeature(session, 'editLocation') && !isReadOnly;
  const params = { id: location.id };
  const others = groups.filter(({ id }) => id !== location.groupId);
  return (
    <>
      <Menu.Item onClick={() => navigate({ to: '/locations/$id', params })}>{t('openItem')}</Menu.Item>
      {mayEdit && <Menu.Item onClick={() => navigate({ to: '/locations/$id/edit', params })}>{t('edit')}</Menu.Item>}
      {maySeeOverrides(session) && (
        <Menu.Item onClick={() => navigate({ to: '/locations/$id/overrides', params })}>{t('overrides')}</Menu.Item>
      )}
      {mayPublish(location) && (
        <>
          <Menu.Item onClick={() => compose([location.id])}>{t('publishThese')}</Menu.Item>
          <Menu.Item onClick={() => compose([location.id], 'schedule')}>{t('scheduleThese')}</Menu.Item>
        </>
      )}
      {maySetUp(location) && (
        <Menu.Item onClick={() => onSettings({ what: 'copy', selected: [location] })}>{t('copySettings')}</Menu.Item>
      )}
      {maySetUp(location) && keepsSettings(location) && (
        <Menu.Item onClick={() => onSettings({ what: 'reset', selected: [location] })}>{t('resetSettings')}</Menu.Item>
      )}
      {mayPublish(location) && (
        <Menu.Item onClick={() => compose([location.id], 'revert')}>{t('revertThese')}</Menu.Item>
      )}
      {mayEdit && others.length > 0 && (
        <>
          <Menu.Label>{t('moveToGroup')}</Menu.Label>
          <GroupItems groups={others} onChoose={(group) => void move([location.id], group)} />
        </>
      )}
    </>
  );
}
