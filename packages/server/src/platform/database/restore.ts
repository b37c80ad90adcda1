import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { ObjectStorage } from '../object-storage/object-storage.ts';
import { StartError } from '../start-error.ts';
import { type WrappedKey, wrappedKeySchema } from './backup-key.ts';
import { backedUpTables, backupFormat } from './backups.ts';
import type { Database } from './database.ts';
import { createMonthParts, monthlyTables } from './schema/month-parts.ts';
import type { Tables } from './tables.ts';

const imageType = 'image/webp';

export interface BackupContent {
  readonly rows: number;
  /** Names of the keys that its secrets are sealed with. */
  readonly keyIds: ReadonlySet<string>;
  /** The key itself, where the backup was given a passphrase. */
  readonly key: WrappedKey | undefined;
}

/**
 * Reads a backup to its end and writes nothing.
 * @throws StartError when it is none, or is damaged
 */
export async function inspectBackup(file: string): Promise<BackupContent> {
  const keyIds = new Set<string>();
  let [rows, key]: [number, WrappedKey | undefined] = [0, undefined];
  try {
    await eachLine(file, async (line, index) => {
      if (index === 0) key = headerSchema.parse(line).key;
      else {
        const read = lineSchema.parse(line);
        if (!('row' in read)) return;
        rows += 1;
        if (read.table === 'company_keys') keyIds.add(String(read.row.key_id));
      }
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new StartError(`There is no file ${file}.`);
    throw new StartError(`${file} is no backup of Servery, or is damaged. Take another one.`, { cause: error });
  }
  return { rows, keyIds, key };
}

/**
 * Reads a backup into an empty, migrated database, in one transaction, and the bytes of images into the object storage.
 * @returns how many rows were written
 * @throws Error when the file is no backup or the database holds companies
 */
export async function readBackup(database: Database, file: string, objects: ObjectStorage): Promise<number> {
  const existing = await sql<{ count: number }>`SELECT count(*)::int AS count FROM companies`.execute(database.owner);
  if ((existing.rows[0]?.count ?? 0) > 0)
    throw new StartError('The database is not empty. Restore into a new data folder: SERVERY_DATA=<folder>.');
  let rows = 0;
  const makeParts = createMonthParts();
  await database.owner.transaction().execute(async (tx) => {
    await eachLine(file, async (line, index) => {
      if (index === 0) return void headerSchema.parse(line);
      const read = lineSchema.parse(line);
      if ('object' in read) {
        await objects.put(read.object.companyId, Buffer.from(read.object.base64, 'base64'), imageType);
        return;
      }
      if (hasParts(read.table)) await makeParts(tx, [String(read.row.business_date).slice(0, 7)]);
      await insertRow(tx, read.table, read.row);
      rows += 1;
    });
    await stopDuePush(tx);
    await sql`SELECT setval(pg_get_serial_sequence('audit', 'sequence'), greatest(1, (SELECT max(sequence) FROM audit)))`.execute(
      tx,
    );
  });
  return rows;
}

/** A backup does not know the messages sent after it: messages due by now are stopped, so that no guest gets one a second time. */
async function stopDuePush(tx: Transaction<Tables>): Promise<void> {
  await sql`
    WITH stopped AS (
      UPDATE push_stores SET state = 'STOPPED' WHERE state IN ('WAITING', 'GOING') AND due_at <= now()
      RETURNING company_id, message_id)
    UPDATE push_messages AS own SET state = 'STOPPED', ended_at = now() FROM stopped
    WHERE own.company_id = stopped.company_id AND own.id = stopped.message_id
      AND NOT EXISTS (SELECT FROM push_stores AS later WHERE later.company_id = own.company_id
        AND later.message_id = own.id AND later.state IN ('WAITING', 'GOING') AND later.due_at > now())`.execute(tx);
}

const hasParts = (table: string): boolean => monthlyTables.some((monthly) => monthly === table);

/** By name: a column that came after the backup keeps its default. */
async function insertRow(
  tx: Transaction<Tables>,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`INSERT INTO ${sql.table(table)} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row)}::json)`.execute(
    tx,
  );
}

const headerSchema = z.object({ format: z.literal(backupFormat), key: wrappedKeySchema.optional() });
const lineSchema = z.union([
  z.object({ table: z.enum(backedUpTables), row: z.record(z.string(), z.unknown()) }),
  z.object({ object: z.object({ companyId: z.string(), base64: z.string() }) }),
]);

/** The lines of a gzipped file as JSON, one after the other; a file that is cut short or no gzip is an error. */
async function eachLine(file: string, use: (line: unknown, index: number) => Promise<void>): Promise<void> {
  let index = 0;
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(bytes)) {
      await use(JSON.parse(line), index);
      index += 1;
    }
  });
  if (index === 0) throw new Error('The file is empty');
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  for await (const chunk of bytes) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    for (const part of parts.slice(0, -1)) {
      yield pieces.join('') + part;
      pieces = [];
    }
    pieces.push(parts.at(-1) ?? '');
  }
  const rest = pieces.join('');
  if (rest !== '') yield rest;
}
