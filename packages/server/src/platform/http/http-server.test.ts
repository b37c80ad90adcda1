import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createConfigurationReader } from '../../configuration/configuration-reader.ts';
import { createHttpServer } from './http-server.ts';

test('KE-08 any other failure is a 500 that says nothing of what happened', async () => {
  const app = createHttpServer({
    logger: pino({ level: 'silent' }),
    trustedProxies: [],
    bodies: createConfigurationReader(),
  });
  app.get('/api/broken', async () => {
    throw new Error('relation "secrets" does not exist');
  });
  const answer = await app.inject('/api/broken');
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'INTERNAL' }]);
  await app.close();
});
