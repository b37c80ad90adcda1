import { IconTrendingDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { todayPhrases } from '../../phrases/sales/today.ts';
import { reportOfDays } from '../../sales/report-of-days.ts';
import { salesSincePublishQuery } from '../../sales/today-calls.ts';
import { useUnusualWords } from '../../sales/unusual-words.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { useSession } from '../../session/session-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import styles from './sales-panel.module.css';

/** One line where sales look unusual since a publish, and nothing where they do not. It leads to the figures of the store. */
export function SincePublishLine() {
  const t = usePhrases(todayPhrases);
  const wordsOf = useUnusualWords();
  const { userCompanyId, accessibleTenants } = useSession();
  const { data } = useQuery(salesSincePublishQuery(userCompanyId, useActiveLevel().id));
  const [first] = data?.unusual ?? [];
  if (data === undefined || first === undefined) return null;
  const name = accessibleTenants.find(({ id }) => id === first.locationId)?.name ?? first.locationId;
  const more = data.counts.unusual - 1;
  return (
    <p className={styles.sincePublish}>
      <IconTrendingDown size={18} stroke={1.75} aria-hidden />
      <span>
        <Link to="/storeSummary" search={reportOfDays(first, first.locationId)}>
          {t(more > 0 ? 'sincePublishMore' : 'sincePublish', { name, count: more })}
        </Link>
        <Text as="span" tone="muted" size="sm">
          {' '}
          {wordsOf(first)}
        </Text>
      </span>
    </p>
  );
}
