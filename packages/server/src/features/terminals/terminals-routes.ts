import { gunzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { type Operations, type PublishedKind, publishedKinds, type ResponseOf } from '@servery/contract';
import { withoutSections } from '@servery/domain';
import type { Admission } from '../../access/guard.ts';
import { personOf, terminalOf } from '../../access/principal.ts';
import type { Routes } from '../../access/routes.ts';
import { nothingOut } from '../../configuration/out-of-stock/terminal-stock.ts';
import { kindsByPath } from '../../configuration/published-paths.ts';
import { withheldFromPublished } from '../../configuration/secrets/withheld.ts';
import { parseDocument } from '../../configuration/stored-json.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/fault.ts';
import type { Contacts } from './contacts.ts';
import type { PublishedPointers } from './published-pointers.ts';

export interface TerminalsOptions {
  readonly contacts: Contacts;
  readonly pointers: PublishedPointers;
}

/** Seconds between check-ins of one terminal; each adds a jitter of its own. */
const checkInSeconds = 30;

export function serveTerminals(route: Routes, { contacts, pointers }: TerminalsOptions): void {
  route('checkIn', async ({ terminal, body, reply }) => {
    const { locationId } = terminal();
    contacts.record(terminal(), body.softwareVersion);
    const { published, outOfStock } = await pointers.of(terminal());
    const differing = published.filter(({ kind, hash }) => body.running[kind] !== hash);
    const answer: ResponseOf<Operations['checkIn']> = {
      locationId,
      fetch: differing.map(({ kind, hash, sequence }) => ({
        kind,
        hash,
        sequence,
        path: `/api/published-config/${kind}/${locationId}`,
      })),
      ...((body.outOfStock ?? nothingOut.hash) === outOfStock.hash ? {} : { outOfStock }),
      nextCheckIn: checkInSeconds,
    };
    // Written here: checking our own answer against its schema would cost more than all the rest of a check-in.
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });

  route('acknowledge', async ({ terminal, body }) => {
    const { companyId, locationId } = terminal();
    const running = publishedKinds.flatMap((kind) =>
      body.running[kind] === undefined ? [] : [{ kind: kindsByPath[kind], hash: body.running[kind] }],
    );
    if (running.length === 0) return { recorded: 0 };
    await route.database.inCompany(companyId, (scope) =>
      scope.db
        .insertInto('acknowledgements')
        .values(
          running.map(({ kind, hash }) => ({
            company_id: companyId,
            location_id: locationId,
            kind,
            hash,
            at: new Date(),
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'location_id', 'kind'])
            .doUpdateSet((eb) => ({ hash: eb.ref('excluded.hash'), at: eb.ref('excluded.at') })),
        )
        .execute(),
    );
    return { recorded: running.length };
  });

  servePublished(route, pointers, { id: 'getPublishedMenu', kind: 'menus' });
  servePublished(route, pointers, { id: 'getPublishedSettings', kind: 'location-settings' });
  servePublished(route, pointers, { id: 'getPublishedEmployment', kind: 'employment' });
}

interface PublishedOperation {
  readonly id: 'getPublishedMenu' | 'getPublishedSettings' | 'getPublishedEmployment';
  readonly kind: PublishedKind;
}

/** Bytes straight from the snapshot, never serialized again; ETag is the content hash. */
function servePublished(route: Routes, pointers: PublishedPointers, { id, kind }: PublishedOperation): void {
  route(id, async (call) => {
    const terminal = terminalOf(call.admission.principal);
    const companyId = terminal?.companyId ?? call.actor().companyId;
    const location = { companyId, locationId: call.params.locationId };
    const all = terminal === undefined ? await pointers.now(location) : (await pointers.of(location)).published;
    const published = all.find((pointer) => pointer.kind === kind);
    if (published === undefined) throw notFound();
    const withheld = withheldAt(call.admission, kindsByPath[kind]);
    const isWhole = withheld.length === 0;
    const etag = isWhole ? `"${published.hash}"` : `"${published.hash}-without-${withheld.join('-')}"`;
    if (!isWhole) call.reply.header('x-withheld', withheld.join(','));
    call.reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding')
      .header('x-sequence', published.sequence);
    if (call.request.headers['if-none-match'] === etag) return call.reply.code(304).send();
    const bytes = await pointers.bytes(companyId, published.hash);
    call.reply.header('content-type', 'application/json; charset=utf-8');
    if (!isWhole) return call.reply.send(withoutThese(bytes, withheld));
    const acceptsGzip = negotiate(call.request.headers['accept-encoding'] ?? '', ['gzip']) !== null;
    return acceptsGzip ? call.reply.header('content-encoding', 'gzip').send(bytes) : call.reply.send(gunzipSync(bytes));
  });
}

/** Terminals get everything. */
function withheldAt({ principal, target }: Admission, kind: DocumentKind): readonly string[] {
  const actor = personOf(principal);
  return actor === undefined || target === undefined ? [] : withheldFromPublished(actor, kind, target);
}

function withoutThese(bytes: Buffer, sections: readonly string[]): string {
  return JSON.stringify(withoutSections(parseDocument(gunzipSync(bytes).toString('utf8')), sections));
}
