import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Environment } from '../environment.ts';
import type { ObjectStorage } from '../object-storage/object-storage.ts';
import { readSecret } from '../secret-key.ts';
import { backupFolder, backupName, dropOldBackups } from './backup-files.ts';
import { type WrappedKey, wrapSecret } from './backup-key.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** The data that a restore can do without: sessions, mailed links, failed attempts to sign in with their origins, and the documents that each person was editing. */
type Passing = 'editing' | 'sessions' | 'account_tokens' | 'known_devices' | 'login_attempts';

/** Tables in the order of their references; a new one that is missing here does not compile. */
const backedUp = {
  companies: true,
  brands: true,
  tenants: true,
  licences: true,
  users: true,
  roles: true,
  grants: true,
  identities: true,
  password_history: true,
  credentials: true,
  contacts: true,
  documents: true,
  document_versions: true,
  snapshots: true,
  published: true,
  published_history: true,
  publications: true,
  publication_locations: true,
  open_batches: true,
  acknowledgements: true,
  audit: true,
  images: true,
  news: true,
  company_keys: true,
  secrets: true,
  secret_addresses: true,
  labor_entries: true,
  preferences: true,
  notifications: true,
  notification_readers: true,
  notification_reads: true,
  notification_mails: true,
  unconfirmed_publications: true,
  tickets: true,
  ticket_days: true,
  ticket_day_marks: true,
  retention: true,
  forgotten_customers: true,
  out_of_stock: true,
  job_wages: true,
  time_punches: true,
  paid_work: true,
  sales_hours: true,
  sales_items: true,
  sales_modifiers: true,
  sales_options: true,
  sales_servers: true,
  sales_offers: true,
  sales_taxes: true,
  sales_deliveries: true,
  sales_times: true,
  sales_names: true,
  sales_days: true,
  report_views: true,
  push_devices: true,
  push_messages: true,
  push_stores: true,
  push_sends: true,
} satisfies Record<Exclude<keyof Tables, Passing>, true>;
export const backedUpTables = Object.keys(backedUp);

export const backupFormat = 'servery-backup-1';
const rowsAtOnce = 100;

export interface BackupParts {
  /** Where given, the bytes of images travel in the file too. */
  readonly objects?: ObjectStorage;
  /** Where given, the key that secrets are sealed with travels in the file, wrapped by a passphrase. */
  readonly key?: WrappedKey | undefined;
}

/**
 * Writes a logical backup: gzip of one JSON line per row, readable by every later version of the database engine.
 * The file appears under its name only when it is whole.
 * @returns how many rows were written
 */
export async function writeBackup(database: Database, file: string, parts: BackupParts = {}): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: backupFormat, at: new Date().toISOString(), key: parts.key })}\n`;
    for (const table of backedUpTables) {
      for await (const row of rowsOf(database, table)) {
        rows += 1;
        yield `${JSON.stringify({ table, row })}\n`;
      }
    }
    for await (const object of objectsOf(database, parts.objects)) yield `${JSON.stringify({ object })}\n`;
  }
  const unfinished = `${file}.unfinished`;
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { flush: true, mode: 0o600 }));
  renameSync(unfinished, file);
  return rows;
}

/**
 * A backup of the rows a day (or as configured) while the embedded database is open; the newest seven are kept.
 * The bytes of images lie beside it in `objects`, where nothing is ever changed or taken out.
 */
export function scheduleBackups(
  database: Database,
  environment: Environment,
  logger: FastifyBaseLogger,
): { stop(): void } {
  if (database.engine !== 'embedded' || environment.BACKUP_HOURS === 0) return { stop: () => undefined };
  const folder = backupFolder(environment.SERVERY_DATA);
  const back = async (): Promise<void> => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, backupName(new Date()));
    if (existsSync(file)) return;
    const rows = await writeBackup(database, file, { key: await keyFor(environment) });
    dropOldBackups(folder);
    logger.info({ file, rows }, 'backup written');
  };
  const run = () => back().catch((error: unknown) => logger.error({ err: error }, 'backup failed'));
  const timer = setInterval(run, environment.BACKUP_HOURS * 3_600_000);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The installation's key under the passphrase of its backups; undefined without one. */
export async function keyFor(environment: Environment): Promise<WrappedKey | undefined> {
  const passphrase = environment.SERVERY_BACKUP_PASSPHRASE;
  return passphrase === '' ? undefined : wrapSecret(readSecret(environment), passphrase);
}

const rowSchema = z.object({ position: z.number(), row: z.record(z.string(), z.unknown()) });

/** Pages through a table and its parts by their physical order, so that no table is in memory at once. bytea travels as hexadecimal. */
async function* rowsOf(database: Database, table: string): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows } = await sql<unknown>`
      SELECT ${offset}::int AS position, to_json(t) AS row FROM ${sql.table(table)} AS t ORDER BY tableoid, ctid LIMIT ${rowsAtOnce} OFFSET ${offset}`.execute(
      database.owner,
    );
    for (const row of rows) yield rowSchema.parse(row).row;
    if (rows.length < rowsAtOnce) return;
  }
}

/** Every picture once, one at a time. */
async function* objectsOf(
  database: Database,
  objects: ObjectStorage | undefined,
): AsyncGenerator<{ companyId: string; base64: string }> {
  if (objects === undefined) return;
  const { rows } = await sql<{ company_id: string; hash: string }>`
    SELECT company_id, hash FROM images UNION SELECT company_id, thumb_hash FROM images`.execute(database.owner);
  for (const { company_id: companyId, hash } of rows) {
    const bytes = await objects.get(companyId, hash);
    if (bytes === undefined) throw new Error(`The object storage does not have ${hash}, which an image names`);
    yield { companyId, base64: bytes.toString('base64') };
  }
}
