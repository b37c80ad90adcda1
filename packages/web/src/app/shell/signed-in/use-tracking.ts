import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../../api/keys.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { useSession } from '../../../session/session-store.ts';
import { fetchTracking, track } from '../../../session/tracking.ts';
import { usePagePath } from '../use-page-path.ts';

/** Every page that is opened, where the installation asks to be notified. TK-02 */
export function useTracking(): void {
  const { userEmail, userCompanyName, userId } = useSession();
  const { kind: level, name } = useActiveLevel();
  const path = usePagePath();
  const location = level === 'company' ? null : name;
  const { data } = useQuery({
    queryKey: keys.tracking(userId),
    queryFn: fetchTracking,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!data) return;
    const event = { name: 'Page View', email: userEmail, company: userCompanyName, location, path };
    track(data, event).catch((error: unknown) => console.warn(error));
  }, [data, userEmail, userCompanyName, location, path]);
}
