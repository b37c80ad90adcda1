import { dateText } from '@servery/words';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../../phrases/phrases.ts';
import { retentionPhrases } from '../../../phrases/tickets/retention.ts';
import { useSession } from '../../../session/session-store.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { retentionQuery } from './retention-calls.ts';

/** From when on there are tickets, where older ones were deleted. */
export function KeptFrom() {
  const t = usePhrases(retentionPhrases);
  const { userCompanyId } = useSession();
  const { data } = useQuery(retentionQuery(userCompanyId));
  if (!data || data.ticketsFrom === null) return null;
  return <Text tone="muted">{t('ticketsFrom', { date: dateText(data.ticketsFrom) })}</Text>;
}
