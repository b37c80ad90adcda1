import { pino } from 'pino';
import type { Actor } from '../access/actor.ts';
import { claimDue } from '../features/labor/labor-claims.ts';
import { sendClaim } from '../features/labor/labor-sending.ts';
import { setLaborIntegration } from '../features/labor/labor-service.ts';
import type { Database } from '../platform/database/database.ts';
import type { ServiceClient } from '../platform/outbound/service-client.ts';

interface MirroredLocation {
  readonly client: ServiceClient;
  readonly tenantId: string;
}

/** Connects a location to the labor service and sends its entries, without the worker: the demo is written before the server runs. */
export async function mirrorLocation(
  database: Database,
  actor: Actor,
  { client, tenantId }: MirroredLocation,
): Promise<void> {
  await database.inCompany(actor.companyId, (scope) =>
    setLaborIntegration(scope, actor, { tenantId, laborIntegration: true }),
  );
  const options = { database, client, logger: pino({ level: 'silent' }), retrySeconds: 1 };
  // An entry that waits for a department is due once that is known there; one that fails is due later, for the worker.
  for (let claims = await claimDue(database); claims.length > 0; claims = await claimDue(database))
    for (const claim of claims) await sendClaim(options, claim);
}
