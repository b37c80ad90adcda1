import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { markRead } from '../../notifications/mark-read.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { notificationsPhrases } from '../../phrases/shell/notifications.ts';
import { useSession } from '../../session/session-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';

export function MarkAllRead() {
  const t = usePhrases(notificationsPhrases);
  const client = useQueryClient();
  const { userCompanyId } = useSession();
  const handleClick = () => markRead(client, userCompanyId).catch(notify.failed(t('notMarked')));
  return (
    <LeadsToChange>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconChecks size={16} stroke={1.75} aria-hidden />}
        onClick={handleClick}
      >
        {t('markAllRead')}
      </Button>
    </LeadsToChange>
  );
}
