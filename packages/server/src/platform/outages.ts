import { Fault } from './fault.ts';

/** Classes and codes of PostgreSQL (appendix A of its manual) and of sockets: it is gone, stopping, starting or full up. */
const awayStates = /^(08...|57P0[1235]|53300)$/;
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
/** What pg says without a code when a connection breaks or none is to be had. */
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|timeout expired|connection is closed/i;
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * What the machines below us cause, as the answer it becomes: 503 while the database is away, 507 while a disk is full.
 * Neither is the doing of who asked, and both go away without a new start.
 */
export function outageOf(error: unknown): Fault | undefined {
  if (error instanceof Fault) return isOutage(error) ? error : undefined;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (fullCodes.has(code) || /No space left on device/.test(error.message)) return new Fault(507, 'STORAGE_FULL');
  if (awayStates.test(code) || awaySockets.has(code) || awayMessages.test(error.message))
    return new Fault(503, 'DATABASE_UNAVAILABLE');
  return outageOf(error.cause);
}

/** Work that met one of these is left as it is and taken up again. */
export function isOutage(error: unknown): boolean {
  return error instanceof Fault && (error.code === 'DATABASE_UNAVAILABLE' || error.code === 'STORAGE_FULL');
}
