import type { Actor } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import type { Environment } from '../../platform/environment.ts';
import { forbidden, invalid } from '../../platform/fault.ts';
import { readToken, signToken } from './analytics-tokens.ts';

/** The console's own dashboards: each is a page of it under its id. */
const dashboards = [
  { oid: 'storeSummary', title: 'Store Summary', parentFolder: null },
  { oid: 'productMix', title: 'Product Mix', parentFolder: null },
  { oid: 'serverPerformance', title: 'Server Performance', parentFolder: null },
  { oid: 'taxes', title: 'Taxes', parentFolder: null },
  { oid: 'deliveries', title: 'Deliveries', parentFolder: null },
  { oid: 'employeePayroll', title: 'Employee Payroll', parentFolder: null },
] as const;
type Field = keyof (typeof dashboards)[number];
const fieldNames = ['oid', 'title', 'parentFolder'] as const satisfies readonly Field[];

/** Origins that pages may ask: an outside host of analytics. */
export function analyticsOrigins({ ANALYTICS_URL }: Environment): string[] {
  return ANALYTICS_URL === '' ? [] : [new URL(ANALYTICS_URL).origin];
}

/** AN-01 to AN-08: single sign-on to the host of analytics, which is the console itself unless another is configured. */
export function serveAnalytics(route: Routes, environment: Environment, own: Uint8Array): void {
  const [outside] = analyticsOrigins(environment);
  const secret = outside === undefined ? own : Buffer.from(environment.ANALYTICS_SECRET, 'utf8');

  const tokenFor = (actor: Actor): Promise<string> => {
    // An outside host would know only the person who is looked on as.
    if (outside !== undefined && actor.originalUserId !== null) throw forbidden();
    return signToken(actor.email, secret);
  };

  route('analyticsSettings', async () => ({ host: outside ?? null }));
  route('analyticsToken', async ({ actor }) => ({ token: await tokenFor(actor()) }));
  route('analyticsSignOut', async () => ({
    logoutUrl: outside === undefined ? null : `${outside}/api/auth/logout`,
  }));

  route('analyticsSignIn', async ({ actor, query, reply }) => {
    const token = await tokenFor(actor());
    const asked = new URLSearchParams({ jwt: token, return_to: query.return_to });
    return reply.header('cache-control', 'no-store').redirect(`${outside ?? ''}/jwt?${asked}`);
  });

  route('enterAnalytics', async ({ actor, query, reply }) => {
    if ((await readToken(query.jwt, own)) !== actor().email)
      throw invalid('TOKEN', 'This sign-in is over, or of somebody else. Begin again.', 'querystring.jwt');
    return reply.header('cache-control', 'no-store').redirect(query.return_to);
  });

  route('listDashboards', async ({ query: { fields, parentFolder } }) => {
    const wanted = fields?.split(',').map((name) => name.trim());
    const names = fieldNames.filter((name) => wanted?.includes(name) ?? true);
    return dashboards
      .filter((dashboard) => parentFolder === undefined || dashboard.parentFolder === parentFolder)
      .map((dashboard) => Object.fromEntries(names.map((name) => [name, dashboard[name]])));
  });
}
