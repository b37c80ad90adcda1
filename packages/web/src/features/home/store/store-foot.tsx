import { Button } from '@mantine/core';
import { IconCircleMinus, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { storeHomePhrases } from '../../../phrases/home/store-home.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { mayAt, stockRights } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { useIsBuilt } from '../../../ui/frame/use-is-built.ts';
import { useIsReadOnly } from '../../../ui/read-only/read-only.tsx';
import styles from './store-home.module.css';

/** The two things that a manager does each day, at the foot of the phone; only those that this person may do here. */
export function StoreFoot({ storeId }: { readonly storeId: string }) {
  const t = usePhrases(storeHomePhrases);
  const session = useSession();
  const isBuilt = useIsBuilt();
  const isReadOnly = useIsReadOnly();
  const may = (right: Parameters<typeof mayAt>[1]) => !isReadOnly && mayAt(session, right, storeId);
  const hasHours = may(['ACCESS_CONFIGURATION_OPTIONS']) && isBuilt('/locationSettings/hours');
  const hasStock = may(stockRights) && isBuilt('/menu/outOfStock');
  if (!hasHours && !hasStock) return null;
  return (
    <nav className={styles.foot} aria-label={t('daily')}>
      {hasHours && (
        <Button
          component={Link}
          to="/locationSettings/hours"
          size="lg"
          leftSection={<IconClock size={18} stroke={1.75} aria-hidden />}
        >
          {t('hoursToday')}
        </Button>
      )}
      {hasStock && (
        <Button
          component={Link}
          to="/menu/outOfStock"
          size="lg"
          variant="filled"
          leftSection={<IconCircleMinus size={18} stroke={1.75} aria-hidden />}
        >
          {t('takeOut')}
        </Button>
      )}
    </nav>
  );
}
