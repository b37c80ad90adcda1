import type { LicenceClaims, Licences } from '@servery/contract';

/** What a location is licensed for. Every change raises the serial, and with it ends what was issued before. */
export interface Licence {
  readonly companyId: string;
  readonly locationId: string;
  readonly licences: Licences;
  readonly serial: number;
  /** Null: never changed since the location was made. */
  readonly changedAt: Date | null;
  readonly isRevoked: boolean;
}

export type Life = { readonly dead: boolean; readonly reason: 'REVOKED' | 'REPLACED' | 'EXPIRED' | null };

export interface TokenId {
  readonly serial: number;
  /** Seconds. */
  readonly iat: number;
}

const hourSeconds = 3600;

export function licenceState({ licences, isRevoked }: Licence): 'ACTIVE' | 'NONE' | 'REVOKED' {
  if (isRevoked) return 'REVOKED';
  return Object.values(licences).some(Boolean) ? 'ACTIVE' : 'NONE';
}

/**
 * The token that stands now: issued with the hour, or with the last change. It follows from the licence and the clock alone,
 * so that asking for it writes nothing and every node answers the same. Undefined unless the licence is active.
 */
export function standingClaims(licence: Licence, nowMillis: number, hours: number): LicenceClaims | undefined {
  if (licenceState(licence) !== 'ACTIVE') return undefined;
  const now = Math.floor(nowMillis / 1000);
  const changed = Math.floor((licence.changedAt?.getTime() ?? 0) / 1000);
  const iat = Math.max(now - (now % hourSeconds), Math.min(changed, now));
  return {
    iss: 'servery',
    sub: licence.locationId,
    companyId: licence.companyId,
    licences: licence.licences,
    jti: `${licence.serial}-${iat}`,
    iat,
    exp: iat + hours * hourSeconds,
  };
}

export function parseTokenId(id: string): TokenId {
  const [serial = '', iat = ''] = id.split('-');
  return { serial: Number(serial), iat: Number(iat) };
}

interface TokenClock {
  readonly nowMillis: number;
  /** That a token counts. */
  readonly hours: number;
}

/** Whether a token of that id still counts. */
export function lifeOf(token: TokenId, licence: Licence, { nowMillis, hours }: TokenClock): Life {
  if (token.serial !== licence.serial)
    return { dead: true, reason: licenceState(licence) === 'REVOKED' ? 'REVOKED' : 'REPLACED' };
  if (nowMillis >= expiryMillis(token, hours)) return { dead: true, reason: 'EXPIRED' };
  return { dead: false, reason: null };
}

export function expiryMillis({ iat }: TokenId, hours: number): number {
  return (iat + hours * hourSeconds) * 1000;
}
