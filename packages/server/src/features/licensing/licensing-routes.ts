import type { LicenceStatus } from '@servery/contract';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import type { Call } from '../../access/serve.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { Fault, invalid, notFound } from '../../platform/fault.ts';
import type { LicenceSigner } from './licence-signer.ts';
import { expiryMillis, type Licence, licenceState, lifeOf, parseTokenId, standingClaims } from './licence-token.ts';
import type { LicenceWatch } from './licence-watch.ts';
import { lockLicence, readLicence, writeLicence } from './licences-store.ts';

export interface LicensingOptions {
  readonly database: Database;
  readonly signer: LicenceSigner;
  readonly watch: LicenceWatch;
  /** How long a token counts: what a terminal may be without the server. */
  readonly tokenHours: number;
  /** How long a call may wait for the death of a token. */
  readonly awaitSeconds: number;
}

type LocationCall = Call<'licenceStatus' | 'setLicences' | 'revokeLicence' | 'licenceToken' | 'awaitTokenDeath'>;
type LocationKey = Pick<Licence, 'companyId' | 'locationId'>;

export function serveLicensing(route: Routes, options: LicensingOptions): void {
  const { database, signer, tokenHours } = options;

  route('licenceKeys', async () => ({ keys: [signer.key] }));

  route('licenceStatus', async (call) => statusOf(await licenceAt(database, placeOf(call)), tokenHours));

  route('licenceToken', async (call) => {
    const licence = await licenceAt(database, placeOf(call));
    const claims = standingClaims(licence, Date.now(), tokenHours);
    if (claims === undefined)
      throw new Fault(409, licenceState(licence) === 'REVOKED' ? 'LICENCE_REVOKED' : 'NO_LICENCE');
    return { token: signer.sign(claims), id: claims.jti, expiresAt: instant(claims.exp) };
  });

  route('awaitTokenDeath', (call) =>
    awaitDeath(options, { place: placeOf(call), tokenId: call.query.tokenId }, call.reply),
  );

  serveChanges(route, options);
}

function serveChanges(route: Routes, options: LicensingOptions): void {
  route('setLicences', (call) =>
    change(options, { actor: call.actor(), place: placeOf(call) }, (scope, before) => {
      const { online, delivery, tableService } = call.body;
      const licences = {
        online: online ?? before.licences.online,
        delivery: delivery ?? before.licences.delivery,
        tableService: tableService ?? before.licences.tableService,
      };
      const isSame = Object.entries(before.licences).every(([name, held]) => Reflect.get(licences, name) === held);
      if (isSame && licenceState(before) === 'ACTIVE') return undefined;
      return save(scope, call.actor(), { before, next: { action: 'CHANGE_LICENCES', licences, isRevoked: false } });
    }),
  );

  route('revokeLicence', (call) =>
    change(options, { actor: call.actor(), place: placeOf(call) }, (scope, before) => {
      if (before.isRevoked) return undefined;
      const licences = { online: false, delivery: false, tableService: false };
      return save(scope, call.actor(), { before, next: { action: 'REVOKE_LICENCE', licences, isRevoked: true } });
    }),
  );
}

interface LicenceAsked {
  readonly actor: Actor;
  readonly place: LocationKey;
}

/** Locks, changes, and notifies anyone who waits for the death of a token. */
async function change(
  { database, watch, tokenHours }: LicensingOptions,
  { actor, place: { locationId } }: LicenceAsked,
  work: (scope: CompanyScope, before: Licence) => Promise<void> | undefined,
): Promise<LicenceStatus> {
  const after = await database.inCompany(actor.companyId, async (scope) => {
    const before = await lockLicence(scope, locationId);
    if (before === undefined) throw notFound();
    await work(scope, before);
    return readLicence(scope, locationId);
  });
  if (after === undefined) throw notFound();
  watch.tell(after);
  return statusOf(after, tokenHours);
}

interface Change {
  readonly action: 'CHANGE_LICENCES' | 'REVOKE_LICENCE';
  readonly licences: Licence['licences'];
  readonly isRevoked: boolean;
}

interface LicenceChange {
  readonly before: Licence;
  readonly next: Change;
}

async function save(scope: CompanyScope, actor: Actor, { before, next }: LicenceChange): Promise<void> {
  await writeLicence(scope, before, next);
  await writeAudit(scope, actor, {
    action: next.action,
    subject: `location:${before.locationId}`,
    details: {
      from: before.licences,
      to: next.licences,
    },
  });
}

interface TokenAsked {
  readonly place: LocationKey;
  /** Of the token that counts now when absent. */
  readonly tokenId: string | undefined;
}

/** LI-04: reads, waits without a connection, reads again. */
async function awaitDeath(options: LicensingOptions, { place, tokenId }: TokenAsked, reply: FastifyReply) {
  const { database, watch, tokenHours, awaitSeconds } = options;
  const licence = await licenceAt(database, place);
  const id = tokenId ?? standingClaims(licence, Date.now(), tokenHours)?.jti;
  if (id === undefined) return { dead: true, reason: 'REVOKED' as const };
  const token = parseTokenId(id);
  if (token.serial > licence.serial || token.iat * 1000 > Date.now() + 1000)
    throw invalid('UNKNOWN_TOKEN', 'No such token was issued.', 'querystring.tokenId');
  const life = lifeOf(token, licence, { nowMillis: Date.now(), hours: tokenHours });
  if (life.dead) return life;
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const millis = Math.min(awaitSeconds * 1000, expiryMillis(token, tokenHours) - Date.now());
  await watch.changeOf(licence, millis, gone.signal);
  return lifeOf(token, await licenceAt(database, place), { nowMillis: Date.now(), hours: tokenHours });
}

/** The location in the path, of the terminal that asks or of the person's company; licences are not given to groups. */
function placeOf({ admission, actor, params }: LocationCall): LocationKey {
  if (admission.target?.type === 'GROUP')
    throw invalid('NOT_A_LOCATION', 'Licenses belong to a location, not to a group.', 'params.locationId');
  return { companyId: admission.terminal?.companyId ?? actor().companyId, locationId: params.locationId };
}

async function licenceAt(database: Database, { companyId, locationId }: LocationKey): Promise<Licence> {
  const licence = await database.inCompany(companyId, (scope) => readLicence(scope, locationId));
  if (licence === undefined) throw notFound();
  return licence;
}

function statusOf(licence: Licence, tokenHours: number): LicenceStatus {
  const claims = standingClaims(licence, Date.now(), tokenHours);
  return {
    locationId: licence.locationId,
    licences: licence.licences,
    state: licenceState(licence),
    changedAt: licence.changedAt?.toISOString() ?? null,
    token:
      claims === undefined ? null : { id: claims.jti, issuedAt: instant(claims.iat), expiresAt: instant(claims.exp) },
  };
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
