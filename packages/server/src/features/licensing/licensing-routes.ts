import type { LicenseStatus } from '@servery/contract';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../access/actor.ts';
import { terminalOf } from '../../access/principal.ts';
import type { Routes } from '../../access/routes.ts';
import type { Call } from '../../access/serve.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { Fault, invalid, notFound } from '../../platform/fault.ts';
import type { LicenseSigner } from './license-signer.ts';
import { expiryMillis, type License, licenseState, lifeOf, parseTokenId, standingClaims } from './license-token.ts';
import type { LicenseWatch } from './license-watch.ts';
import { lockLicense, readLicense, writeLicense } from './licenses-store.ts';

export interface LicensingOptions {
  readonly database: Database;
  readonly signer: LicenseSigner;
  readonly watch: LicenseWatch;
  /** How long a token counts: the time that a terminal may be without the server. */
  readonly tokenHours: number;
  /** How long a call may wait for the death of a token. */
  readonly awaitSeconds: number;
}

type LocationCall = Call<'licenceStatus' | 'setLicences' | 'revokeLicence' | 'licenceToken' | 'awaitTokenDeath'>;
type LocationKey = Pick<License, 'companyId' | 'locationId'>;

export function serveLicensing(route: Routes, options: LicensingOptions): void {
  const { database, signer, tokenHours } = options;

  route('licenceKeys', async () => ({ keys: [signer.key] }));

  route('licenceStatus', async (call) => statusOf(await licenseAt(database, placeOf(call)), tokenHours));

  route('licenceToken', async (call) => {
    const license = await licenseAt(database, placeOf(call));
    const claims = standingClaims(license, Date.now(), tokenHours);
    if (claims === undefined)
      throw new Fault(409, licenseState(license) === 'REVOKED' ? 'LICENCE_REVOKED' : 'NO_LICENCE');
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
      if (isSame && licenseState(before) === 'ACTIVE') return undefined;
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

interface LicenseAsked {
  readonly actor: Actor;
  readonly place: LocationKey;
}

/** Locks, changes, and notifies anyone who waits for the death of a token. */
async function change(
  { database, watch, tokenHours }: LicensingOptions,
  { actor, place: { locationId } }: LicenseAsked,
  work: (scope: CompanyScope, before: License) => Promise<void> | undefined,
): Promise<LicenseStatus> {
  const after = await database.inCompany(actor.companyId, async (scope) => {
    const before = await lockLicense(scope, locationId);
    if (before === undefined) throw notFound();
    await work(scope, before);
    return readLicense(scope, locationId);
  });
  if (after === undefined) throw notFound();
  watch.tell(after);
  return statusOf(after, tokenHours);
}

interface Change {
  readonly action: 'CHANGE_LICENCES' | 'REVOKE_LICENCE';
  readonly licences: License['licences'];
  readonly isRevoked: boolean;
}

interface LicenseChange {
  readonly before: License;
  readonly next: Change;
}

async function save(scope: CompanyScope, actor: Actor, { before, next }: LicenseChange): Promise<void> {
  await writeLicense(scope, before, next);
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
  const license = await licenseAt(database, place);
  const id = tokenId ?? standingClaims(license, Date.now(), tokenHours)?.jti;
  if (id === undefined) return { dead: true, reason: 'REVOKED' as const };
  const token = parseTokenId(id);
  if (token.serial > license.serial || token.iat * 1000 > Date.now() + 1000)
    throw invalid('UNKNOWN_TOKEN', 'No such token was issued.', 'querystring.tokenId');
  const life = lifeOf(token, license, { nowMillis: Date.now(), hours: tokenHours });
  if (life.dead) return life;
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const millis = Math.min(awaitSeconds * 1000, expiryMillis(token, tokenHours) - Date.now());
  await watch.changeOf(license, millis, gone.signal);
  return lifeOf(token, await licenseAt(database, place), { nowMillis: Date.now(), hours: tokenHours });
}

/** The location in the path, of the terminal that asks or of the person's company; licenses are not given to groups. */
function placeOf({ admission, actor, params }: LocationCall): LocationKey {
  if (admission.target?.type === 'GROUP')
    throw invalid('NOT_A_LOCATION', 'Licenses belong to a location, not to a group.', 'params.locationId');
  return { companyId: terminalOf(admission.principal)?.companyId ?? actor().companyId, locationId: params.locationId };
}

async function licenseAt(database: Database, { companyId, locationId }: LocationKey): Promise<License> {
  const license = await database.inCompany(companyId, (scope) => readLicense(scope, locationId));
  if (license === undefined) throw notFound();
  return license;
}

function statusOf(license: License, tokenHours: number): LicenseStatus {
  const claims = standingClaims(license, Date.now(), tokenHours);
  return {
    locationId: license.locationId,
    licences: license.licences,
    state: licenseState(license),
    changedAt: license.changedAt?.toISOString() ?? null,
    token:
      claims === undefined ? null : { id: claims.jti, issuedAt: instant(claims.iat), expiresAt: instant(claims.exp) },
  };
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
