import { describeDatabase } from './database/open-database.ts';
import type { Environment } from './environment.ts';
import { outageOf } from './outages.ts';
import { StartError } from './start-error.ts';

/** The cause of a failed start, in one sentence that says how to mend it; the error as it is where the cause is not known. */
export function whyNotStarted(error: unknown, environment: Environment | undefined): unknown {
  if (error instanceof StartError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (environment === undefined || typeof code !== 'string') return outageText(error, environment) ?? error;
  const { HOST, PORT, SERVERY_DATA } = environment;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} of ${HOST} is in use by another program. Stop that one, or choose another port: PORT=${PORT + 1}.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${HOST}. Choose one of its own with HOST, or 0.0.0.0 for all of them.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data folder ${SERVERY_DATA} is not a folder. Choose another with SERVERY_DATA.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return syscallOf(error) === 'listen'
        ? `Port ${PORT} may not be opened by this user. Choose one above 1023 with PORT.`
        : `The data folder ${SERVERY_DATA} cannot be written by this user (${code}). Change its owner, or choose another with SERVERY_DATA.`;
    case '28000':
    case '28P01':
      return `${describeDatabase(environment)} refuses the user or password of DATABASE_URL. Correct them there.`;
    case '3D000':
      return `${describeDatabase(environment)} does not have the database that DATABASE_URL names. Create it, or name another.`;
    case '25006':
      return `${describeDatabase(environment)} may only be read: it is a standby, or set to default_transaction_read_only. Name the primary, or both with a comma between them.`;
    case '53300':
      return `${describeDatabase(environment)} has no connection to spare. Raise its max_connections, or lower DATABASE_POOL of the nodes.`;
    case '08P01':
      return `${describeDatabase(environment)}, or the pooler before it, refuses the connection: ${error instanceof Error ? error.message : code}.`;
    default:
      return outageText(error, environment) ?? error;
  }
}

function outageText(error: unknown, environment: Environment | undefined): string | undefined {
  const outage = outageOf(error);
  if (outage === undefined || environment === undefined) return undefined;
  if (outage.code === 'STORAGE_FULL')
    return `The disk is full (${environment.SERVERY_DATA}, or that of the database). Make room, then start again.`;
  return outage.code === 'DATABASE_BUSY'
    ? `${describeDatabase(environment)} took too long, or another connection holds a lock. Start again once it is free.`
    : `${describeDatabase(environment)} does not answer. Start it, or correct DATABASE_URL.`;
}

function syscallOf(error: unknown): unknown {
  return error instanceof Error && 'syscall' in error ? error.syscall : undefined;
}
