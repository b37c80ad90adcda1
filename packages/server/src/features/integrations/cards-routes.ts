import { z } from 'zod';
import type { Routes } from '../../access/routes.ts';
import type { Call } from '../../access/serve.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault, invalid } from '../../platform/fault.ts';
import type { ServiceAnswer, ServiceCall, ServiceClient } from '../../platform/outbound/service-client.ts';
import { cardHostFault } from './card-host-errors.ts';

export interface CardHost {
  readonly client: ServiceClient;
  readonly token: string;
}

/** CH-05: `isAuth` of `tolSettings` decides on the authorizing side. */
const cutoverSchema = z.object({
  tolSettings: z.object({ isAuth: z.boolean() }),
  cutoverAt: z.iso.datetime().nullish(),
});

type CardCall = Call<'getCutover' | 'startCutover' | 'deleteCreditCard'>;

export function serveCards(route: Routes, host: CardHost): void {
  const { database } = route;

  route('getCutover', async (call) => {
    const tccId = locationOf(call);
    return cutoverOf(tccId, await ask(host, { method: 'GET', path: ['slice', 'cutover'], query: { tccId } }));
  });

  route('startCutover', async (call) => {
    const tccId = locationOf(call);
    const answer = await ask(host, { method: 'POST', path: ['slice', 'cutover'], body: { tccId } });
    const cutover = cutoverOf(tccId, answer);
    await audit(database, call, 'CUT_OVER_CARDS');
    return cutover;
  });

  route('deleteCreditCard', async (call) => {
    await ask(host, { method: 'DELETE', path: ['slice', 'tcc', 'creditCard', locationOf(call)] });
    await audit(database, call, 'DELETE_CREDIT_CARD');
    return call.reply.code(204).send();
  });
}

/** @throws Fault with the meaning of the host's failure */
async function ask({ client, token }: CardHost, call: ServiceCall): Promise<ServiceAnswer & { kind: 'answer' }> {
  if (!client.isConfigured) throw new Fault(503, 'NOT_CONFIGURED');
  const answer = await client.call({ ...call, headers: { authorization: `Bearer ${token}` } });
  if (answer.kind === 'unreachable' || answer.status < 200 || answer.status >= 300) throw cardHostFault(answer);
  return answer;
}

function cutoverOf(locationId: string, { body }: ServiceAnswer & { kind: 'answer' }) {
  const parsed = cutoverSchema.safeParse(body);
  if (!parsed.success) throw new Fault(503, 'CARD_HOST_UNAVAILABLE');
  return { locationId, isAuth: parsed.data.tolSettings.isAuth, cutoverAt: parsed.data.cutoverAt ?? null };
}

function locationOf({ target }: CardCall): string {
  if (target().type !== 'LOCATION')
    throw invalid('NOT_A_LOCATION', 'Cards are processed at a location, not at a group.', 'params.locationId');
  return target().id;
}

async function audit(
  database: Database,
  call: CardCall,
  action: 'CUT_OVER_CARDS' | 'DELETE_CREDIT_CARD',
): Promise<void> {
  await database.inCompany(call.actor().companyId, (scope) =>
    writeAudit(scope, call.actor(), { action, subject: `location:${locationOf(call)}`, details: {} }),
  );
}
