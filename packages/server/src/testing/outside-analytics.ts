import { startAnalyticsHostSandbox } from '@servery/sandbox';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { readEnvironment } from '../platform/environment.ts';
import type { TestCompany, TestServer } from './test-server.ts';

/** A second server on the same database that has an outside host of analytics, and its reader signed in there. */
export async function outsideAnalytics(server: TestServer, company: TestCompany) {
  const host = await startAnalyticsHostSandbox();
  const environment = readEnvironment({
    ANALYTICS_URL: host.url,
    ANALYTICS_SECRET: host.secret,
    SERVERY_SECRET_KEY: 'a secret of tests, long enough to be one',
    SERVERY_DATA: server.dataFolder,
    SERVERY_DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  const { http } = await createApp(environment, server.database, pino({ level: 'silent' }));
  const email = `reader@${company.tag}.example`;
  const login = await http.inject({
    method: 'POST',
    url: '/api/session/login',
    headers: { 'x-servery-request': '1' },
    payload: { email, password: 'correct horse 1' },
  });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    host,
    email,
    ask: (url: string) => http.inject({ url, headers: { cookie, 'x-servery-request': '1' } }),
    stop: async () => {
      await http.close();
      await host.stop();
    },
  };
}
