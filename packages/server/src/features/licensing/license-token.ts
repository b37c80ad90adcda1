import type { LicenseClaims, Licenses } from '@servery/contract';

/** The licenses of a location. Every change raises the serial, and with it ends the tokens issued before. */
export interface License {
  readonly companyId: string;
  readonly locationId: string;
  readonly licences: Licenses;
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

export function licenseState({ licences, isRevoked }: License): 'ACTIVE' | 'NONE' | 'REVOKED' {
  if (isRevoked) return 'REVOKED';
  return Object.values(licences).some(Boolean) ? 'ACTIVE' : 'NONE';
}

/**
 * The current token: issued with the hour, or with the last change. It is a function of the license and the clock, so
 * that asking for it writes nothing and every node answers the same. Undefined unless the license is active.
 */
export function standingClaims(license: License, nowMillis: number, hours: number): LicenseClaims | undefined {
  if (licenseState(license) !== 'ACTIVE') return undefined;
  const now = Math.floor(nowMillis / 1000);
  const changed = Math.floor((license.changedAt?.getTime() ?? 0) / 1000);
  const iat = Math.max(now - (now % hourSeconds), Math.min(changed, now));
  return {
    iss: 'servery',
    sub: license.locationId,
    companyId: license.companyId,
    licences: license.licences,
    jti: `${license.serial}-${iat}`,
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
export function lifeOf(token: TokenId, license: License, { nowMillis, hours }: TokenClock): Life {
  if (token.serial !== license.serial)
    return { dead: true, reason: licenseState(license) === 'REVOKED' ? 'REVOKED' : 'REPLACED' };
  if (nowMillis >= expiryMillis(token, hours)) return { dead: true, reason: 'EXPIRED' };
  return { dead: false, reason: null };
}

export function expiryMillis({ iat }: TokenId, hours: number): number {
  return (iat + hours * hourSeconds) * 1000;
}
