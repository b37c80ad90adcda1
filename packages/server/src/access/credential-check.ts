import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { hashSecret } from '../platform/ids.ts';
import type { TerminalActor } from './actor.ts';

export interface CredentialCheck {
  /** @param header `Bearer <id>.<secret>` */
  verify(header: string | undefined): Promise<TerminalActor | undefined>;
  /** Forgets a credential at once on this node; other nodes forget within two seconds. */
  forget(credentialId: string): void;
  /** The same for every credential of a company. */
  forgetCompany(companyId: string): void;
}

interface KnownCredential {
  readonly actor: TerminalActor;
  readonly secretHash: string;
  readonly until: number;
}

/** How long a credential is believed without asking the database again: thousands of terminals check in every second. */
const believedMillis = 2000;

export function createCredentialCheck(database: Database): CredentialCheck {
  const known = new Map<string, KnownCredential>();
  const find = async (id: string): Promise<KnownCredential | undefined> => {
    const held = known.get(id);
    if (held !== undefined && held.until > Date.now()) return held;
    const row = await database.lookup((db) =>
      db
        .selectFrom('credentials')
        .innerJoin('companies', 'companies.id', 'credentials.company_id')
        .selectAll('credentials')
        .where('credentials.id', '=', id)
        .where('companies.deleted_at', 'is', null)
        .executeTakeFirst(),
    );
    if (row === undefined) {
      known.delete(id);
      return undefined;
    }
    const actor = { credentialId: id, companyId: row.company_id, locationId: row.location_id };
    const found = { actor, secretHash: row.secret_hash, until: Date.now() + believedMillis };
    known.set(id, found);
    return found;
  };
  return {
    verify: async (header) => {
      const [, id, secret] = /^Bearer ([A-Za-z0-9_]{1,64})\.([A-Za-z0-9_-]{43})$/.exec(header ?? '') ?? [];
      if (id === undefined || secret === undefined) return undefined;
      const credential = await find(id);
      return credential !== undefined && sameText(credential.secretHash, hashSecret(secret))
        ? credential.actor
        : undefined;
    },
    forget: (credentialId) => {
      known.delete(credentialId);
    },
    forgetCompany: (companyId) => {
      for (const [id, { actor }] of known) if (actor.companyId === companyId) known.delete(id);
    },
  };
}

function sameText(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
