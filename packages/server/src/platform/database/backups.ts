import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Environment } from '../environment.ts';
import type { ObjectStorage } from '../object-storage/object-storage.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** What a restore can do without: sessions, mailed links, and who failed to sign in from where. */
type Passing = 'sessions' | 'account_tokens' | 'known_devices' | 'login_attempts';

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
} satisfies Record<Exclude<keyof Tables, Passing>, true>;
const backedUpTables = Object.keys(backedUp);

const format = 'servery-backup-1';
const imageType = 'image/webp';
const rowsAtOnce = 100;
const backupsKept = 7;

/**
 * Writes a logical backup: gzip of one JSON line per row, readable by every later version of the database engine.
 * The file appears under its name only when it is whole.
 * @param objects where given, the bytes of images travel in the file too
 * @returns how many rows were written
 */
export async function writeBackup(database: Database, file: string, objects?: ObjectStorage): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format, at: new Date().toISOString() })}\n`;
    for (const table of backedUpTables) {
      for await (const row of rowsOf(database, table)) {
        rows += 1;
        yield `${JSON.stringify({ table, row })}\n`;
      }
    }
    for await (const object of objectsOf(database, objects)) yield `${JSON.stringify({ object })}\n`;
  }
  const unfinished = `${file}.unfinished`;
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { flush: true }));
  renameSync(unfinished, file);
  return rows;
}

/**
 * Reads a backup into an empty, migrated database, in one transaction, and the bytes of images into the object storage.
 * @throws Error when the file is no backup or the database holds companies
 */
export async function readBackup(database: Database, file: string, objects: ObjectStorage): Promise<number> {
  const existing = await sql<{ count: number }>`SELECT count(*)::int AS count FROM companies`.execute(database.owner);
  if ((existing.rows[0]?.count ?? 0) > 0) throw new Error('The database is not empty. Restore into a new data folder.');
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let count = -1;
  await database.owner.transaction().execute(async (tx) => {
    for await (const line of lines) {
      if (count < 0) headerSchema.parse(JSON.parse(line));
      else {
        const read = lineSchema.parse(JSON.parse(line));
        if ('object' in read) {
          await objects.put(read.object.companyId, Buffer.from(read.object.base64, 'base64'), imageType);
          continue;
        }
        const { table, row } = read;
        // By name: a column that came after the backup keeps its default.
        const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
        await sql`INSERT INTO ${sql.table(table)} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row)}::json)`.execute(
          tx,
        );
      }
      count += 1;
    }
    await sql`SELECT setval(pg_get_serial_sequence('audit', 'sequence'), greatest(1, (SELECT max(sequence) FROM audit)))`.execute(
      tx,
    );
  });
  return Math.max(0, count);
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
  const folder = join(environment.SERVERY_DATA, 'backups');
  const back = async (): Promise<void> => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, backupName(new Date()));
    if (existsSync(file)) return;
    const rows = await writeBackup(database, file);
    dropOldBackups(folder);
    logger.info({ file, rows }, 'backup written');
  };
  const run = () => back().catch((error: unknown) => logger.error({ err: error }, 'backup failed'));
  const timer = setInterval(run, environment.BACKUP_HOURS * 3_600_000);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** `servery-2026-11-20T15-04-05Z.jsonl.gz` */
export function backupName(at: Date): string {
  return `servery-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;
}

function dropOldBackups(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.startsWith('servery-') && name.endsWith('.jsonl.gz'));
  for (const name of files.sort().slice(0, -backupsKept)) rmSync(join(folder, name));
}

const headerSchema = z.object({ format: z.literal(format) });
const lineSchema = z.union([
  z.object({ table: z.enum(backedUpTables), row: z.record(z.string(), z.unknown()) }),
  z.object({ object: z.object({ companyId: z.string(), base64: z.string() }) }),
]);
const rowSchema = z.object({ position: z.number(), row: z.record(z.string(), z.unknown()) });

/** Pages through a table by its physical order, so that no table is in memory at once. bytea travels as hexadecimal. */
async function* rowsOf(database: Database, table: string): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows } = await sql<unknown>`
      SELECT ${offset}::int AS position, to_json(t) AS row FROM ${sql.table(table)} AS t ORDER BY ctid LIMIT ${rowsAtOnce} OFFSET ${offset}`.execute(
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
