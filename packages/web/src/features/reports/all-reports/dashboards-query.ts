import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';

export type Dashboard = { readonly oid: string; readonly title: string };
export type Dashboards = {
  /** Origin of an outside host; null: the console itself. */
  readonly host: string | null;
  readonly dashboards: readonly Dashboard[];
};

/** The answer of a host is not trusted: other fields are left out, another form is a failure. */
const answerSchema = z.array(
  z.object({ oid: z.string().check(z.maxLength(200)), title: z.string().check(z.maxLength(200)) }),
);

/** AN-02, AN-05 to AN-07: signs in to the host of analytics with a token, and asks it for its dashboards. */
export function dashboardsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'dashboards'),
    queryFn: async ({ signal }): Promise<Dashboards> => {
      const { host } = unwrap(await call('analyticsSettings', { query: { companyId }, signal }));
      const { token } = unwrap(await call('analyticsToken', { query: { companyId }, signal }));
      const origin = host ?? location.origin;
      const asked = new URLSearchParams({ jwt: token, return_to: '/' });
      // The host sets its cookie; the page that it leads to is not wanted here.
      await fetch(`${origin}/jwt?${asked}`, { credentials: 'include', redirect: 'manual', signal });
      const answer = await fetch(`${origin}/api/v1/dashboards?fields=oid,title`, { credentials: 'include', signal });
      if (!answer.ok) throw new Error(`The host of analytics answered ${answer.status}`);
      return { host, dashboards: z.parse(answerSchema, await answer.json()) };
    },
    staleTime: 60_000,
    retry: false,
  });
}
