import type { Routes } from '../../access/routes.ts';
import { Fault } from '../../platform/fault.ts';
import { admit } from '../../sign-in/rate-limits.ts';
import type { Geocoder } from './geocoder.ts';

/** The services that are asked are shared, and limit anyone who asks too often. */
const questionsOfPerson = { name: 'geocoder', count: 30, minutes: 1 };

export function serveAddresses(route: Routes, geocoder: Geocoder): void {
  route('findAddresses', async ({ body: { text, near }, actor }) => {
    if (!geocoder.isConfigured) throw new Fault(503, 'NOT_CONFIGURED');
    if (!(await route.database.lookup((db) => admit(db, questionsOfPerson, actor().userId))))
      throw new Fault(429, 'RATE_LIMIT_EXCEEDED');
    const addresses = await geocoder.find({ text, near: near ?? null });
    if (addresses === undefined) throw new Fault(503, 'GEOCODER_UNAVAILABLE');
    return { addresses: [...addresses] };
  });
}
