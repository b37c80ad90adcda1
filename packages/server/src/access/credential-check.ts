import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { keptUntilNudged } from '../platform/database/nudges/kept-until-nudged.ts';
import { hashSecret } from '../platform/ids.ts';
import type { TerminalActor } from './actor.ts';

export interface CredentialCheck {
  /** @param header `Bearer <id>.<secret>` */
  verify(header: string | undefined): Promise<TerminalActor | undefined>;
}

interface KnownCredential {
  readonly actor: TerminalActor;
  readonly secretHash: string;
}

const mostKnown = 50_000;

/** Of the nudges about a credential that is no longer one. */
export function credentialTopic(id: string): string {
  return `credential|${id}`;
}

/** Credentials are known from memory until a nudge ends them, at once on the node that ends them: thousands of terminals check in. */
export function createCredentialCheck(database: Database): CredentialCheck {
  // One that is not there is asked for again each time: it may be created now.
  const known = keptUntilNudged<KnownCredential | undefined>({
    most: mostKnown,
    until: (found) => (found === undefined ? 0 : Number.POSITIVE_INFINITY),
  });
  const read = async (id: string): Promise<KnownCredential | undefined> => {
    const row = await database.lookup((db) =>
      db
        .selectFrom('credentials')
        .innerJoin('companies', 'companies.id', 'credentials.company_id')
        .selectAll('credentials')
        .where('credentials.id', '=', id)
        .where('companies.deleted_at', 'is', null)
        .executeTakeFirst(),
    );
    if (row === undefined) return undefined;
    const actor = { credentialId: id, companyId: row.company_id, locationId: row.location_id };
    return { actor, secretHash: row.secret_hash };
  };
  return {
    verify: async (header) => {
      const [, id, secret] = /^Bearer ([A-Za-z0-9_]{1,64})\.([A-Za-z0-9_-]{43})$/.exec(header ?? '') ?? [];
      if (id === undefined || secret === undefined) return undefined;
      const credential = await known.of(credentialTopic(id), () => read(id));
      return credential !== undefined && sameText(credential.secretHash, hashSecret(secret))
        ? credential.actor
        : undefined;
    },
  };
}

function sameText(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
