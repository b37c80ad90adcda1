import { IconTrendingDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { unusualPhrases } from '../../phrases/sales/unusual.ts';
import { reportOfDays } from '../../sales/report-of-days.ts';
import type { UnusualStore } from '../../sales/today-calls.ts';
import { useUnusualWords } from '../../sales/unusual-words.ts';
import { useSession } from '../../session/session-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import styles from './sales-panel.module.css';

type SincePublishLineProps = {
  readonly first: UnusualStore;
  /** So many stores in all. */
  readonly unusual: number;
};

/** One line where sales look unusual since a publish. It leads to the figures of the store. */
export function SincePublishLine({ first, unusual }: SincePublishLineProps) {
  const t = usePhrases(unusualPhrases);
  const wordsOf = useUnusualWords();
  const { accessibleTenants } = useSession();
  const name = accessibleTenants.find(({ id }) => id === first.locationId)?.name ?? first.locationId;
  const more = unusual - 1;
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
