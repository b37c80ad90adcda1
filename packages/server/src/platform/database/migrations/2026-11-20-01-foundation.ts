import { type Kysely, sql } from 'kysely';

/** Tables that the lookup role may use before a company is known, with its rights there. */
const lookupGrants: Readonly<Record<string, string>> = {
  companies: 'SELECT',
  identities: 'SELECT, UPDATE',
  login_attempts: 'SELECT, INSERT, UPDATE, DELETE',
  sessions: 'SELECT, INSERT, UPDATE, DELETE',
  credentials: 'SELECT',
  contacts: 'SELECT, INSERT, UPDATE',
  published: 'SELECT',
  snapshots: 'SELECT',
  open_batches: 'SELECT, UPDATE',
};

/** The rights of the application role beyond SELECT and INSERT. Versions, snapshots, history and audit are append-only. */
const appendOnly = new Set(['document_versions', 'snapshots', 'published_history', 'audit']);

const tables = [
  `companies (
    id text PRIMARY KEY, name text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), deleted_at timestamptz)`,
  `tenants (
    company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, type text NOT NULL CHECK (type IN ('LOCATION', 'GROUP')),
    name text NOT NULL, group_id text, kiosk_active boolean NOT NULL DEFAULT false, latitude double precision, longitude double precision,
    address text, phone text, timezone text NOT NULL, menu_id text, licences jsonb NOT NULL, deleted_at timestamptz,
    PRIMARY KEY (company_id, id))`,
  `users (
    company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, email text NOT NULL, display_name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (company_id, id))`,
  `roles (company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, name text NOT NULL, permissions jsonb NOT NULL, PRIMARY KEY (company_id, id))`,
  `grants (
    company_id text NOT NULL, user_id text NOT NULL, role_id text NOT NULL, object_type text NOT NULL, object_id text NOT NULL,
    PRIMARY KEY (company_id, user_id, object_type, object_id, role_id),
    FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id), FOREIGN KEY (company_id, role_id) REFERENCES roles(company_id, id))`,
  `identities (
    email_key text PRIMARY KEY, company_id text NOT NULL, user_id text NOT NULL, password_hash text NOT NULL, status text NOT NULL,
    FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id))`,
  `login_attempts (key text PRIMARY KEY, failures integer NOT NULL, window_started_at timestamptz NOT NULL, locked_until timestamptz)`,
  `sessions (
    token_hash text PRIMARY KEY, company_id text NOT NULL, user_id text NOT NULL, original_user_id text,
    created_at timestamptz NOT NULL DEFAULT now(), last_seen_at timestamptz NOT NULL DEFAULT now(), address text NOT NULL,
    FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id))`,
  `credentials (
    id text PRIMARY KEY, company_id text NOT NULL, location_id text NOT NULL, name text NOT NULL, secret_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), FOREIGN KEY (company_id, location_id) REFERENCES tenants(company_id, id))`,
  `contacts (
    company_id text NOT NULL, location_id text NOT NULL, last_ping timestamptz NOT NULL, software_version text, PRIMARY KEY (company_id, location_id),
    FOREIGN KEY (company_id, location_id) REFERENCES tenants(company_id, id))`,
  `documents (
    company_id text NOT NULL REFERENCES companies(id), kind text NOT NULL, document_id text NOT NULL, tenant_id text NOT NULL, version integer NOT NULL,
    name text NOT NULL, description text NOT NULL, is_template boolean NOT NULL DEFAULT false, single_use boolean NOT NULL DEFAULT false,
    deleted_at timestamptz, PRIMARY KEY (company_id, kind, document_id, tenant_id))`,
  `document_versions (
    company_id text NOT NULL, kind text NOT NULL, document_id text NOT NULL, tenant_id text NOT NULL, version integer NOT NULL,
    content bytea, override_changes jsonb, changes jsonb NOT NULL, author_id text NOT NULL, author_name text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(), automatic boolean NOT NULL, PRIMARY KEY (company_id, kind, document_id, tenant_id, version),
    FOREIGN KEY (company_id, kind, document_id, tenant_id) REFERENCES documents(company_id, kind, document_id, tenant_id))`,
  `snapshots (
    company_id text NOT NULL, hash text NOT NULL, bytes bytea NOT NULL, size integer NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (company_id, hash))`,
  `published (
    company_id text NOT NULL, location_id text NOT NULL, kind text NOT NULL, hash text NOT NULL, versions jsonb NOT NULL, sequence integer NOT NULL,
    publication_id text NOT NULL, published_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (company_id, location_id, kind),
    FOREIGN KEY (company_id, hash) REFERENCES snapshots(company_id, hash))`,
  `published_history (
    company_id text NOT NULL, location_id text NOT NULL, kind text NOT NULL, hash text NOT NULL, versions jsonb NOT NULL, sequence integer NOT NULL,
    publication_id text NOT NULL, published_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (company_id, location_id, kind, sequence),
    UNIQUE (company_id, publication_id, location_id, kind))`,
  `publications (
    company_id text NOT NULL REFERENCES companies(id), id text NOT NULL, run_id text NOT NULL, workflow text NOT NULL, action text NOT NULL, name text NOT NULL,
    strategy jsonb NOT NULL, started_by text NOT NULL, started_by_name text NOT NULL, sync_date timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), sync_started timestamptz, sync_completed timestamptz, idempotency_key text,
    PRIMARY KEY (company_id, id), UNIQUE (company_id, idempotency_key))`,
  `publication_locations (
    company_id text NOT NULL, publication_id text NOT NULL, location_id text NOT NULL, batch integer NOT NULL, due_at timestamptz NOT NULL,
    state text NOT NULL, plan jsonb NOT NULL, started_at timestamptz, ended_at timestamptz, error text,
    PRIMARY KEY (company_id, publication_id, location_id), FOREIGN KEY (company_id, publication_id) REFERENCES publications(company_id, id))`,
  `open_batches (
    company_id text NOT NULL, publication_id text NOT NULL, batch integer NOT NULL, due_at timestamptz NOT NULL,
    claimed_until timestamptz, PRIMARY KEY (company_id, publication_id, batch))`,
  `acknowledgements (
    company_id text NOT NULL, location_id text NOT NULL, kind text NOT NULL, hash text NOT NULL, at timestamptz NOT NULL, PRIMARY KEY (company_id, location_id, kind))`,
  `audit (
    company_id text NOT NULL, sequence integer NOT NULL GENERATED ALWAYS AS IDENTITY, at timestamptz NOT NULL DEFAULT now(), actor_id text NOT NULL,
    actor_name text NOT NULL, original_user_id text, action text NOT NULL, subject text NOT NULL, details jsonb NOT NULL, address text NOT NULL,
    PRIMARY KEY (company_id, sequence))`,
  `news (company_id text PRIMARY KEY, articles jsonb NOT NULL)`,
];

const indexes = [
  'CREATE INDEX publication_locations_open ON publication_locations (company_id, location_id) WHERE ended_at IS NULL',
  'CREATE INDEX sessions_by_user ON sessions (company_id, user_id)',
  'CREATE INDEX credentials_by_location ON credentials (company_id, location_id)',
  'CREATE INDEX documents_by_tenant ON documents (company_id, tenant_id)',
];

export async function up(db: Kysely<never>): Promise<void> {
  await createRole(db, 'servery_app');
  await createRole(db, 'servery_lookup');
  for (const definition of tables) {
    await sql.raw(`CREATE TABLE ${definition}`).execute(db);
    await secure(db, definition.slice(0, definition.indexOf(' ')));
  }
  for (const index of indexes) await sql.raw(index).execute(db);
}

/** Roles belong to the whole PostgreSQL server: another database, or another node just now, may have made them. */
async function createRole(db: Kysely<never>, role: string): Promise<void> {
  await sql
    .raw(
      `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN NOBYPASSRLS; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    )
    .execute(db);
  await sql.raw(`GRANT ${role} TO CURRENT_USER`).execute(db);
}

/** Row-level security, forced also for the owner: the application role sees the company set in its transaction, the lookup role the rows that it is granted. */
async function secure(db: Kysely<never>, table: string): Promise<void> {
  const inCompany = `${table === 'companies' ? 'id' : 'company_id'} = current_setting('servery.company_id', true)`;
  const statements = [
    ...(table === 'login_attempts'
      ? []
      : [
          `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
          `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
          `CREATE POLICY own_company ON ${table} TO servery_app USING (${inCompany}) WITH CHECK (${inCompany})`,
          `CREATE POLICY lookup ON ${table} TO servery_lookup USING (true) WITH CHECK (true)`,
          `GRANT SELECT, INSERT${appendOnly.has(table) ? '' : ', UPDATE, DELETE'} ON ${table} TO servery_app`,
        ]),
    ...(lookupGrants[table] === undefined ? [] : [`GRANT ${lookupGrants[table]} ON ${table} TO servery_lookup`]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
