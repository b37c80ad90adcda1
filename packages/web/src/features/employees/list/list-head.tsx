import { IconEye, IconLock } from '@tabler/icons-react';
import { staffListPhrases } from '../../../phrases/people/staff-list.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { Attention } from '../employee-calls.ts';
import styles from './staff-list.module.css';
import type { Here } from './use-here.ts';

/** EM-102: whether the list has wages, and why or why not. */
export function WagesLine({ here }: { readonly here: Here }) {
  const t = usePhrases(staffListPhrases);
  const holdsSomewhere = hasFeature(useSession(), 'viewWageData');
  const place = here.name ?? '';
  const key = here.id === undefined ? (holdsSomewhere ? 'wagesByPlace' : 'noWages') : 'wagesNotShown';
  const Icon = here.seesWages || key === 'wagesByPlace' ? IconEye : IconLock;
  return (
    <Row as="span" gap={1.5} inline tone="muted" size="sm" place="shrink">
      <Icon size={14} stroke={1.75} aria-hidden />
      {t(here.seesWages ? 'wagesShown' : key, { place })}
    </Row>
  );
}

/** `1 expired, 1 missing, 1 due in 15 days`; its room is there before it is known. */
export function AttentionSummary({ attention }: { readonly attention: Attention | undefined }) {
  return <span className={styles.summary}>{attention && <Summary attention={attention} />}</span>;
}

function Summary({ attention: { expired, missing, due, dueWithinDays } }: { readonly attention: Attention }) {
  const t = usePhrases(staffListPhrases);
  const bad = [
    ...(expired > 0 ? [t('expiredCount', { count: expired })] : []),
    ...(missing > 0 ? [t('missingCount', { count: missing })] : []),
  ];
  const soon = due > 0 ? t('dueCount', { due, count: dueWithinDays ?? 0 }) : '';
  if (bad.length === 0 && soon === '') return <Text tone="muted">{t('allInOrder')}</Text>;
  return (
    <>
      <Text tone="bad" weight="semibold">
        {bad.join(', ')}
      </Text>
      {bad.length > 0 && soon !== '' && ', '}
      <Text tone="muted">{soon}</Text>
    </>
  );
}
