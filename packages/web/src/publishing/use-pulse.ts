import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

/** Milliseconds between two looks, while the page is in sight. */
const pulseMillis = 5000;

/** Asks again what waits and what runs as soon as somebody else saved or published anything of the company. */
export function usePulse(companyId: string): void {
  const queries = useQueryClient();
  const { data: mark } = useQuery({
    queryKey: keys.pulse(companyId),
    queryFn: async ({ signal }) => {
      const answer = await call('companyPulse', { params: { companyId }, signal, isBackground: true });
      return unwrap(answer).mark;
    },
    refetchInterval: pulseMillis,
    retry: false,
  });
  const known = useRef(mark);
  useEffect(() => {
    if (known.current !== undefined && mark !== undefined && mark !== known.current) {
      for (const queryKey of [keys.syncStatus(companyId), keys.publishing(companyId, 'running')])
        void queries.invalidateQueries({ queryKey });
    }
    known.current = mark ?? known.current;
  }, [mark, companyId, queries]);
}
