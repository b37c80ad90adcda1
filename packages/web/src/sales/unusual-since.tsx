import { IconTrendingDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../phrases/phrases.ts';
import { unusualPhrases } from '../phrases/sales/unusual.ts';
import { hasFeature } from '../session/rights.ts';
import { useSession } from '../session/session-store.ts';
import { Row } from '../ui/layout/row.tsx';
import { reportOfDays } from './report-of-days.ts';
import { salesSincePublishQuery } from './today-calls.ts';
import { useUnusualWords } from './unusual-words.ts';

type UnusualSinceProps = { readonly locationId: string; readonly publicationId: string };

/** Where sales of a store look unusual since this publication, which is its last: the figures that do, and the link to the report. */
export function UnusualSince({ locationId, publicationId }: UnusualSinceProps) {
  const t = usePhrases(unusualPhrases);
  const wordsOf = useUnusualWords();
  const session = useSession();
  const query = salesSincePublishQuery(session.userCompanyId, null);
  const { data } = useQuery({ ...query, enabled: hasFeature(session, 'dashboard') });
  const found = data?.unusual.find((store) => store.locationId === locationId && store.publicationId === publicationId);
  if (found === undefined) return null;
  const name = session.accessibleTenants.find(({ id }) => id === locationId)?.name ?? '';
  const words = wordsOf(found);
  return (
    <Link
      to="/storeSummary"
      search={reportOfDays(found, locationId)}
      title={words}
      aria-label={t('unusualNamed', { name, words })}
    >
      <Row as="span" gap={1} inline size="sm">
        <IconTrendingDown size={14} stroke={1.75} aria-hidden />
        {t('unusual')}
      </Row>
    </Link>
  );
}
