import { Switch } from '@mantine/core';
import { NOTIFICATION_GROUPS } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../phrases/phrases.ts';
import { notificationsPhrases } from '../../phrases/shell/notifications.ts';
import { useSession } from '../../session/session-store.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { type NotificationFilter, unreadQuery } from './notification-calls.ts';

type NotificationFiltersProps = {
  readonly filter: NotificationFilter;
  readonly onChange: (filter: NotificationFilter) => void;
};

/** Everything, or one group of kinds; all of it, or the unread ones. */
export function NotificationFilters({ filter, onChange }: NotificationFiltersProps) {
  const t = usePhrases(notificationsPhrases);
  const { userCompanyId } = useSession();
  const { data: unread = 0 } = useQuery(unreadQuery(userCompanyId));
  return (
    <Row as="search" gap={2} lineGap={2} justify="between" above={2} wrap>
      <Row gap={1.5} wrap role="group" aria-label={t('show')}>
        <Chip isOn={filter.group === null} onPress={() => onChange({ ...filter, group: null })}>
          {t('forMe')}
          {unread > 0 && <b>{unread}</b>}
        </Chip>
        {NOTIFICATION_GROUPS.map((group) => (
          <Chip key={group} isOn={filter.group === group} onPress={() => onChange({ ...filter, group })}>
            {t(group)}
          </Chip>
        ))}
      </Row>
      <Switch
        label={t('unreadOnly')}
        checked={filter.isUnreadOnly}
        onChange={(event) => onChange({ ...filter, isUnreadOnly: event.currentTarget.checked })}
      />
    </Row>
  );
}
