import { type BodyLimits, faultCodes } from '@servery/contract';
import { z } from 'zod';
import { Fault, type FaultDetail } from '../fault.ts';
import type { ValuePart } from './value-parts.ts';

/** The task of a worker: to read one body for one operation. */
export interface BodyTask {
  readonly operationId: string;
  readonly bytes: Uint8Array;
  readonly isCompressed: boolean;
  readonly limits: BodyLimits;
}

export type BodyOutcome =
  | {
      readonly kind: 'accepted';
      readonly value: ValuePart;
      /** Whether the document in the body was checked, too, beside the body's own schema. */
      readonly isDocumentChecked: boolean;
    }
  | FaultOutcome;

/** A fault as a thread hands it over. */
export interface FaultOutcome {
  readonly kind: 'refused';
  readonly status: Fault['status'];
  readonly code: string;
  readonly errors: readonly FaultDetail[];
  readonly extra: Readonly<Record<string, unknown>>;
}

const faultCodeSchema = z.enum(faultCodes);

export function faultOf({ status, code, errors, extra }: FaultOutcome): Fault {
  if (status === 400) return new Fault(400, code, { errors, extra });
  return new Fault(status, faultCodeSchema.parse(code), { errors, extra });
}
