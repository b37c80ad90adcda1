import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

/** Milliseconds between two looks, while the page is in sight. */
const pulseMillis = 5000;

/**
 * Asks again for waiting changes, running publications and notifications as soon as somebody else saved or published anything of the company, or
 * something happened there. `isAsking`: another part of the page keeps asking where this one does not.
 */
export function usePulse(companyId: string, { isAsking = true } = {}): void {
  const queries = useQueryClient();
  const { data: pulse } = useQuery({
    queryKey: keys.pulse(companyId),
    queryFn: async ({ signal }) => {
      const answer = await call('companyPulse', { params: { companyId }, signal, isBackground: true });
      return unwrap(answer);
    },
    refetchInterval: isAsking ? pulseMillis : false,
    retry: false,
  });
  useMoved(pulse?.mark, () => {
    for (const queryKey of [keys.syncStatus(companyId), keys.publishing(companyId, 'running')])
      void queries.invalidateQueries({ queryKey });
  });
  useMoved(pulse?.notifications, () => queries.invalidateQueries({ queryKey: keys.notifications(companyId) }));
}

/** Calls back where a mark is another one than before. */
function useMoved(mark: string | undefined, onMove: () => unknown): void {
  const known = useRef(mark);
  useEffect(() => {
    if (known.current !== undefined && mark !== undefined && mark !== known.current) onMove();
    known.current = mark ?? known.current;
  });
}
