import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { unreadQuery } from '../../../features/notifications/notification-calls.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { usePulse } from '../../../publishing/use-pulse.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { markNoticesSeen, useNoticeHistory } from '../../../ui/notifications/notice-history.ts';
import { lazyPart } from '../../../ui/until-loaded.ts';
import styles from './top-bar.module.css';

const BellPopover = lazyPart(() => import('./bell-popover.tsx').then((m) => ({ default: m.BellPopover })));

/** How many notifications are unread; without any, a dot says that an error of this session was not read. */
export function NoticesButton() {
  const t = usePhrases(shellPhrases);
  const navigate = useNavigate();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  // The publish warning asks for the same pulse, for those who see it.
  usePulse(session.userCompanyId, { isAsking: !hasFeature(session, 'accessConfigurationOptions') });
  const { data: unread = 0 } = useQuery(unreadQuery(session.userCompanyId));
  const hasUnreadError = useNoticeHistory(({ notices, lastSeenAt }) =>
    notices.some((notice) => notice.kind === 'error' && notice.at > lastSeenAt),
  );
  const handleOpen = () => {
    markNoticesSeen();
    if (matchMedia('(max-width: 767px)').matches) void navigate({ to: '/notifications' });
    else setOpen(true);
  };
  const handleClose = () => {
    setOpen(false);
    bell.current?.focus();
  };
  const shown = unread > 99 ? '99+' : unread;
  const icon = (
    <>
      <IconBell size={16} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={styles.unreadCount} aria-hidden>
          {shown}
        </span>
      )}
      {unread === 0 && hasUnreadError && <span className={styles.unread} />}
    </>
  );
  const label = unread > 0 ? t('unreadNotifications', { shown }) : t(hasUnreadError ? 'unreadNotices' : 'notices');
  return (
    <span className={styles.bell}>
      <IconButton
        ref={bell}
        label={label}
        pos="relative"
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleOpen}
      />
      <Suspense fallback={null}>{isOpen && <BellPopover onClose={handleClose} />}</Suspense>
    </span>
  );
}
