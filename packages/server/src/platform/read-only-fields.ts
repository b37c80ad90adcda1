import { isDeepStrictEqual } from 'node:util';
import type { OperationShape } from '@servery/contract';
import { Fault } from './fault.ts';

type ReadOnly = NonNullable<OperationShape['readOnly']>;

/**
 * Refuses by name the values of read-only fields of an operation that differ from the record as it is read now.
 * @throws Fault 400 with an entry for each
 */
export function refuseChangedFields({ shape }: ReadOnly, sent: object, record: object): void {
  const errors = Object.keys(shape)
    .filter((field) => isChanged(Reflect.get(sent, field), Reflect.get(record, field)))
    .map((field) => ({ code: 'READ_ONLY', message: messageOf(field), path: `body.${field}` }));
  if (errors.length > 0) throw new Fault(400, 'READ_ONLY', { errors });
}

/** Whatever was not sent is unchanged; a record is compared as JSON says it. */
export function isChanged(sent: unknown, known: unknown): boolean {
  return sent !== undefined && !isDeepStrictEqual(sent, known === undefined ? null : JSON.parse(JSON.stringify(known)));
}

function messageOf(field: string): string {
  return `${field} cannot be changed here. Send it as it was read last, or leave it out.`;
}

/**
 * A time that only moves forward and moves while somebody edits, as it is compared: an earlier one was right when it was
 * read. @returns the time that was sent, unless it lies ahead
 */
export function asReadBefore(sent: string | null | undefined, now: string | null): string | null {
  return sent === null || (typeof sent === 'string' && now !== null && sent <= now) ? sent : now;
}
