import type { FastifyBaseLogger } from 'fastify';
import { writeAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/database.ts';

/** The person that an account belongs to. */
export interface AccountOwner {
  readonly companyId: string;
  readonly userId: string;
}

export type SignInAction = 'LOGIN' | 'LOGIN_FAILED' | 'LOCKED' | 'SESSION_EXPIRED';
/** Why it failed or ended; the text that was typed is reported nowhere. */
export type SignInReason = 'WRONG_PASSWORD' | 'LOCKED' | 'DEACTIVATED' | 'IDLE' | 'TOO_OLD';

interface SignInEvent {
  readonly action: SignInAction;
  readonly address: string;
  readonly reason?: SignInReason;
}

/** Enters an event of an account into the audit of the person's company, with the address it came from. */
export async function auditSignIn(
  database: Database,
  { companyId, userId }: AccountOwner,
  { action, address, reason }: SignInEvent,
): Promise<void> {
  await database.inCompany(companyId, async (scope) => {
    const { display_name: name } = await scope.db
      .selectFrom('users')
      .select('display_name')
      .where('company_id', '=', companyId)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await writeAudit(
      scope,
      { userId, name, originalUserId: null, address },
      { action, subject: `user:${userId}`, details: reason === undefined ? {} : { reason } },
    );
    if (action === 'LOGIN')
      await scope.db
        .updateTable('users')
        .set({ signed_in_at: new Date() })
        .where('company_id', '=', companyId)
        .where('id', '=', userId)
        .execute();
  });
}

interface FailedSignIn {
  readonly actions: readonly SignInAction[];
  readonly address: string;
  readonly reason: SignInReason;
}

export interface FailureNotes {
  /** Enters it once the answer is on its way: its time must not reveal that the account exists. */
  note(owner: AccountOwner, failure: FailedSignIn): void;
  /** Waits for the entries that are not written yet. */
  settled(): Promise<void>;
}

export function createFailureNotes(database: Database, logger: FastifyBaseLogger): FailureNotes {
  const pending = new Set<Promise<void>>();
  const enter = async (owner: AccountOwner, { actions, address, reason }: FailedSignIn): Promise<void> => {
    await new Promise(setImmediate);
    for (const action of actions)
      await auditSignIn(database, owner, { action, address, ...(action !== 'LOCKED' && { reason }) });
  };
  return {
    note: (owner, failure) => {
      const entering = enter(owner, failure)
        .catch((error: unknown) => logger.error({ err: error }, 'a failed sign-in is missing in the audit'))
        .finally(() => pending.delete(entering));
      pending.add(entering);
    },
    settled: async () => {
      await Promise.all(pending);
    },
  };
}
