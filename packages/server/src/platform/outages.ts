import { Fault } from './fault.ts';

/**
 * Classes and codes of PostgreSQL (appendix A of its manual) and of sockets: it is gone, stopping, starting, or may only be
 * read (25006: a standby).
 */
const awayStates = /^(08...|57P0[1235]|25006)$/;
/** It took longer than it may, waited for a lock in vain, or met another transaction: the same may succeed a moment later. */
const busyStates = /^(57014|55P03|40P01|40001)$/;
const awaySockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The messages of pg without a code when a connection breaks. */
const awayMessages = /Connection terminated|not queryable|timeout expired|connection is closed/i;
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** All connections are in use: those of this node, or those that PostgreSQL has (53300). */
export function isOutOfConnections(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'timeout exceeded when trying to connect' || ('code' in error && error.code === '53300');
}

/**
 * An outage of the machines below as the answer it becomes: 503 while the database is away, too slow or has no connection to
 * spare, 507 while a disk is full. The request causes none of them, and all end without a restart.
 */
export function outageOf(error: unknown): Fault | undefined {
  if (error instanceof Fault) return isOutage(error) ? error : undefined;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (fullCodes.has(code) || /No space left on device/.test(error.message)) return new Fault(507, 'STORAGE_FULL');
  if (isOutOfConnections(error)) return new Fault(503, 'BUSY');
  if (awayStates.test(code) || awaySockets.has(code) || awayMessages.test(error.message))
    return new Fault(503, 'DATABASE_UNAVAILABLE');
  if (busyStates.test(code)) return new Fault(503, 'DATABASE_BUSY');
  return outageOf(error.cause);
}

const outageCodes = new Set(['BUSY', 'DATABASE_UNAVAILABLE', 'DATABASE_BUSY', 'OUTCOME_UNKNOWN', 'STORAGE_FULL']);

/** Work that met one of these is left as it is and taken up again. */
export function isOutage(error: unknown): error is Fault {
  return error instanceof Fault && outageCodes.has(error.code);
}
