import { sql } from 'kysely';
import type { CompanyScope, LookupScope } from '../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../platform/ids.ts';

export interface AccountToken {
  readonly companyId: string;
  readonly userId: string;
  readonly purpose: 'RESET' | 'INVITE';
  readonly hash: string;
}

/** A new token; the one before it for the same purpose works no more. Only the hash is kept. */
export async function issueToken(
  scope: CompanyScope,
  token: { readonly userId: string; readonly purpose: AccountToken['purpose']; readonly minutes: number },
): Promise<string> {
  const secret = newSecret();
  const expiresAt = sql<Date>`now() + make_interval(mins => ${token.minutes}::int)`;
  await scope.db
    .insertInto('account_tokens')
    .values({
      company_id: scope.companyId,
      user_id: token.userId,
      purpose: token.purpose,
      token_hash: hashSecret(secret),
      created_at: sql`now()`,
      expires_at: expiresAt,
    })
    .onConflict((existing) =>
      existing
        .columns(['company_id', 'user_id', 'purpose'])
        .doUpdateSet({ token_hash: hashSecret(secret), created_at: sql`now()`, expires_at: expiresAt }),
    )
    .execute();
  return secret;
}

/** The live token of a person who may still sign in; undefined when unknown, used, replaced, expired, or another person's. */
export async function findToken(db: LookupScope, userId: string, secret: string): Promise<AccountToken | undefined> {
  const hash = hashSecret(secret);
  const row = await db
    .selectFrom('account_tokens')
    .innerJoin('identities', (join) =>
      join
        .onRef('identities.company_id', '=', 'account_tokens.company_id')
        .onRef('identities.user_id', '=', 'account_tokens.user_id'),
    )
    .select(['account_tokens.company_id', 'account_tokens.user_id', 'account_tokens.purpose'])
    .where('account_tokens.token_hash', '=', hash)
    .where('account_tokens.user_id', '=', userId)
    .where('account_tokens.expires_at', '>', sql<Date>`now()`)
    .where('identities.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row === undefined ? undefined : { companyId: row.company_id, userId: row.user_id, purpose: row.purpose, hash };
}

/** Takes the token out of use; false when somebody was faster. */
export async function consumeToken(scope: CompanyScope, token: AccountToken): Promise<boolean> {
  const { numDeletedRows } = await scope.db
    .deleteFrom('account_tokens')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', token.userId)
    .where('token_hash', '=', token.hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
