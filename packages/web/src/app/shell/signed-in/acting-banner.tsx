import { Button } from '@mantine/core';
import { IconEye, IconUserShield } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { actingBannerPhrases } from '../../../phrases/shell/acting-banner.ts';
import { isActing, returnToSelf } from '../../../session/acting.ts';
import { openSession, useSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import styles from './acting-banner.module.css';

/** PM-56: on every screen, while somebody acts as another person. */
export function ActingBanner() {
  const t = usePhrases(actingBannerPhrases);
  const session = useSession();
  const { handleReturn, isBusy } = useReturn();
  if (!isActing(session)) return null;
  const Icon = session.isReadOnly ? IconEye : IconUserShield;
  const names = { name: session.userDisplayName, original: session.originalUserName ?? '' };
  return (
    <div className={styles.banner} role="status">
      <Icon size={16} stroke={1.75} aria-hidden />
      <p>
        <b>{t(session.isReadOnly ? 'viewingAs' : 'actingAs', names)}</b>{' '}
        <span className={styles.original}>{t('youAre', names)}</span>
      </p>
      <Button size="sm" className={styles.return ?? ''} onClick={handleReturn} loading={isBusy}>
        {t('returnToSelf')}
      </Button>
    </div>
  );
}

/** Home, as oneself. Drafts stay with the person they were made as. */
function useReturn() {
  const t = usePhrases(actingBannerPhrases);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const handleReturn = async () => {
    setBusy(true);
    const result = await returnToSelf();
    setBusy(false);
    if (result.status === 'ok') {
      await navigate({ href: `/home?companyId=${result.data.userCompanyId}`, ignoreBlocker: true });
      openSession(result.data);
      queries.clear();
    } else if (result.status !== 'unauthorized') notify.error(t('returnFailed'));
  };
  return { handleReturn, isBusy };
}
