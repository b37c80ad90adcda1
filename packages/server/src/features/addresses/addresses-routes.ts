import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';
import { admit } from '../../sign-in/rate-limits.ts';
import type { Geocoder } from './geocoder.ts';

/** The services that are asked are shared, and limit whoever asks too often. */
const questionsOfPerson = { name: 'geocoder', count: 30, minutes: 1 };

export function serveAddresses(app: FastifyInstance, guard: Guard, database: Database, geocoder: Geocoder): void {
  serve(app, guard, 'findAddresses', async ({ body: { text, near }, actor }) => {
    if (!geocoder.isConfigured) throw new Fault(503, 'NOT_CONFIGURED');
    if (!(await database.lookup((db) => admit(db, questionsOfPerson, actor().userId))))
      throw new Fault(429, 'RATE_LIMIT_EXCEEDED');
    const addresses = await geocoder.find({ text, near: near ?? null });
    if (addresses === undefined) throw new Fault(503, 'GEOCODER_UNAVAILABLE');
    return { addresses: [...addresses] };
  });
}
