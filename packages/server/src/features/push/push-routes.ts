import { filledPush, type PushContent, pushProblems } from '@servery/domain';
import { sql } from 'kysely';
import { pushRights } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import { reachByRight } from '../../access/reach-by-right.ts';
import type { Routes } from '../../access/routes.ts';
import { admitStores, readStores } from '../../configuration/stores/admitted-stores.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault, invalid } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import type { Provider } from './provider/push-provider.ts';
import { countAudience } from './push-audience.ts';
import { type EmailHash, ownDevices, recordDevices, recordOpened } from './push-devices.ts';
import { listLinks } from './push-links.ts';
import { columnsOf, holdMessage, listMessages, readMessage } from './push-messages.ts';
import { deleteMessage, namedOpens, planMessage, stopMessage } from './push-planning.ts';

interface PushOptions {
  readonly provider: Provider;
  readonly hash: EmailHash;
}

/** The messages that people send to guests. */
export function servePush(route: Routes, { provider, hash }: PushOptions): void {
  const reachOf = (scope: CompanyScope, { grants }: Actor) => reachByRight(scope, grants, pushRights);
  const storesOf = (scope: CompanyScope, actor: Actor, { placeIds }: PushContent['audience']) =>
    admitStores(scope, actor, { placeIds, rights: pushRights });
  const requireProvider = () => {
    if (provider.described.kind === 'NONE') throw new Fault(503, 'NOT_CONFIGURED');
  };

  route.company('listPushNotifications', async (scope, { actor, query }) => ({
    ...(await listMessages(scope, await reachOf(scope, actor), query)),
    provider: provider.described,
  }));

  route.company('getPushNotification', async (scope, { actor, params }) =>
    readMessage(scope, await reachOf(scope, actor), params.pushId),
  );

  route.company('createPushNotification', async (scope, { actor, body }) => {
    const stores = await storesOf(scope, actor, body.audience);
    const id = newId('push');
    await scope.db
      .insertInto('push_messages')
      .values({
        company_id: scope.companyId,
        id,
        ...columnsOf(body),
        opens: await namedOpens(scope, stores, body.opens),
        created_by: actor.userId,
        created_name: actor.name,
        sent_name: null,
        trouble: null,
      })
      .execute();
    await writeAudit(scope, actor, { action: 'CREATE_PUSH', subject: `push:${id}`, details: { name: body.title } });
    return readMessage(scope, undefined, id);
  });

  route.company('editPushNotification', async (scope, { actor, params, body: { ver, ...content } }) => {
    const row = await holdMessage(scope, await reachOf(scope, actor), { id: params.pushId, ver, states: ['DRAFT'] });
    const stores = await storesOf(scope, actor, content.audience);
    await scope.db
      .updateTable('push_messages')
      .set({
        ...columnsOf(content),
        opens: await namedOpens(scope, stores, content.opens),
        ver: row.ver + 1,
        changed_at: sql`now()`,
      })
      .where('company_id', '=', scope.companyId)
      .where('id', '=', row.id)
      .execute();
    const details = { name: content.title };
    await writeAudit(scope, actor, { action: 'EDIT_PUSH', subject: `push:${row.id}`, details });
    return readMessage(scope, undefined, row.id);
  });

  route.company('deletePushNotification', async (scope, { actor, params }) => {
    const reach = await reachOf(scope, actor);
    await deleteMessage(
      scope,
      actor,
      await holdMessage(scope, reach, { id: params.pushId, states: ['DRAFT', 'STOPPED'] }),
    );
  });

  route.company('schedulePushNotification', async (scope, { actor, params, body }) => {
    requireProvider();
    const reach = await reachOf(scope, actor);
    const row = await holdMessage(scope, reach, { id: params.pushId, ver: body.ver, states: ['DRAFT'] });
    if (row.store_time === null) throw invalid('TIME', 'Choose a date and a time.', 'body.time');
    const stores = await storesOf(scope, actor, row.audience);
    await planMessage(scope, actor, { row, stores, time: row.store_time });
    return readMessage(scope, undefined, row.id);
  });

  route.company('sendPushNotification', async (scope, { actor, params, body }) => {
    requireProvider();
    const reach = await reachOf(scope, actor);
    const row = await holdMessage(scope, reach, { id: params.pushId, ver: body.ver, states: ['DRAFT'] });
    const stores = await storesOf(scope, actor, row.audience);
    await planMessage(scope, actor, { row, stores, time: null });
    return readMessage(scope, undefined, row.id);
  });

  route.company('stopPushNotification', async (scope, { actor, params }) => {
    const reach = await reachOf(scope, actor);
    const row = await holdMessage(scope, reach, { id: params.pushId, states: ['SCHEDULED', 'SENDING'] });
    await stopMessage(scope, actor, row);
    return readMessage(scope, undefined, row.id);
  });

  route('testPushNotification', async ({ actor, body }) => {
    requireProvider();
    const [problem] = pushProblems(body);
    if (problem !== undefined) throw invalid('INVALID', problem.message, `body.${problem.field}`);
    const devices = await route.database.inCompany(actor().companyId, async (scope) => {
      await storesOf(scope, actor(), body.audience);
      return ownDevices(scope, hash(actor().email));
    });
    const answers = await Promise.all(devices.map((device) => provider.send(testLetter(body, device))));
    return { devices: devices.length, sent: answers.filter(({ kind }) => kind === 'sent').length };
  });

  route.company('pushAudience', async (scope, { actor, body }) =>
    countAudience(scope, await storesOf(scope, actor, body.audience), body),
  );

  route.company('listPushLinks', async (scope, { actor, query }) => {
    const reach = await reachOf(scope, actor);
    const stores = await readStores(
      scope,
      reach?.map((id) => ({ id })),
    );
    return { links: await listLinks(scope, stores, query.text) };
  });
}

/** The reports of the ordering app of a store, with the credential of a terminal. */
export function serveTerminalPush(route: Routes, hash: EmailHash): void {
  route('reportPushDevices', async ({ terminal, body }) => {
    const { companyId, locationId } = terminal();
    return route.database.inCompany(companyId, (scope) => recordDevices(scope, { locationId, body, hash }));
  });

  route('reportPushOpened', async ({ terminal, body }) =>
    route.database.inCompany(terminal().companyId, async (scope) => ({
      recorded: await recordOpened(scope, body.opened),
    })),
  );
}

const testMinutes = 10;

type OwnDevice = Awaited<ReturnType<typeof ownDevices>>[number];

function testLetter({ title, text, opens }: PushContent, { token, ...reader }: OwnDevice) {
  return {
    token,
    messageId: newId('test'),
    title: filledPush(title, reader),
    text: filledPush(text, reader),
    opens: opens === null ? null : `${opens.kind}:${opens.id}`,
    expiresAt: Date.now() + testMinutes * 60_000,
  };
}
