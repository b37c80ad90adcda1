import type { Generated } from 'kysely';
import type { GeneratedInstant, Instant, NullableInstant } from './columns.ts';

/** The people who sign in with an email address: looked up before the company is known. */
export interface IdentitiesTable {
  email_key: string;
  company_id: string;
  user_id: string;
  password_hash: string;
  status: 'ACTIVE' | 'DELETED';
}

/** Failed logins by address or typed email, whether the email exists or not. */
export interface LoginAttemptsTable {
  key: string;
  failures: number;
  window_started_at: Instant;
  locked_until: NullableInstant;
}

export interface SessionsTable {
  token_hash: string;
  company_id: string;
  user_id: string;
  /** The signed-in person while acting as another, who may be of another company. */
  original_user_id: string | null;
  original_company_id: string | null;
  acting_since: NullableInstant;
  /** Looks on, and changes nothing. */
  read_only: Generated<boolean>;
  created_at: GeneratedInstant;
  last_seen_at: GeneratedInstant;
  address: string;
  /** Names the session to its owner; the cookie cannot be found from it. */
  id: Generated<string>;
  user_agent: string;
}

/** The tokens of mailed links: one live token per person and purpose; only its SHA-256 is kept. */
export interface AccountTokensTable {
  company_id: string;
  user_id: string;
  purpose: 'RESET' | 'INVITE';
  token_hash: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
}

/** Passwords that were replaced, as hashes. */
export interface PasswordHistoryTable {
  company_id: string;
  user_id: string;
  sequence: Generated<number>;
  password_hash: string;
  replaced_at: GeneratedInstant;
}

/** Browsers that a person has signed in with: strangers' failures do not lock these out. */
export interface KnownDevicesTable {
  company_id: string;
  user_id: string;
  device_hash: string;
  last_used_at: GeneratedInstant;
}
