import { mobileAppSection } from '@servery/domain';
import { expect, test } from 'vitest';
import type { ServiceAnswer, ServiceClient } from '../../platform/outbound/service-client.ts';
import { createBuildService } from './build-service.ts';

/** A service that gives this answer to whatever it is asked. */
function answering(answer: ServiceAnswer, isConfigured = true) {
  const client: ServiceClient = { isConfigured, call: async () => answer };
  return createBuildService({ client, token: 'secret' });
}

const build = { id: 'b-1', state: 'DONE', startedAt: '2026-11-20T10:00:00Z', version: '1.0', log: 'ok' };
const answered = (builds: readonly object[]) => answering({ kind: 'answer', status: 200, body: { builds } });

test('MB-02 without a build service it says so', async () => {
  const service = answering({ kind: 'unreachable' }, false);
  await expect(service.list('harbor')).rejects.toMatchObject({ status: 503, code: 'NOT_CONFIGURED' });
});

test('MB-02 what the service says is cut and cleaned, and a build that is none is an outage', async () => {
  const log = `${'x'.repeat(30_000)}\r\n\u001b[31mlast\u202e line`;
  const [read] = await answered([{ ...build, log }]).list('harbor');
  expect(read?.log.length).toBeLessThanOrEqual(20_000);
  expect(read?.log.endsWith('x\n[31mlast line')).toBe(true);
  for (const wrong of [{ id: '<b>' }, { state: 'GONE' }, { startedAt: 'yesterday' }, { version: 'javascript:' }])
    await expect(answered([{ ...build, ...wrong }]).list('harbor')).rejects.toMatchObject({ status: 503 });
  const many = Array.from({ length: 80 }, () => build);
  expect(await answered(many).list('harbor')).toHaveLength(50);
});

test('MB-01 a refusal comes in the words of the service, shortened', async () => {
  const body = { error: `No\u0007 more\n builds. ${'x'.repeat(500)}` };
  const refused = answering({ kind: 'answer', status: 422, body }).order('harbor', mobileAppSection.createDefault());
  await expect(refused).rejects.toMatchObject({
    status: 400,
    errors: [{ message: expect.stringMatching(/^No more builds\. x{184}$/) }],
  });
  for (const status of [401, 403, 404, 429, 500])
    await expect(
      answering({ kind: 'answer', status, body }).order('harbor', mobileAppSection.createDefault()),
    ).rejects.toMatchObject({
      code: 'BUILD_SERVICE_UNAVAILABLE',
    });
});
