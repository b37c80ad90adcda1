import type { BodyLimits } from '@servery/contract';
import type { Fault, FaultDetail } from '../fault.ts';
import type { ValuePart } from './value-parts.ts';

/** What a worker is asked: to read one body for one operation. */
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
  | {
      readonly kind: 'refused';
      readonly status: Fault['status'];
      readonly code: string;
      readonly errors: readonly FaultDetail[];
      readonly extra: Readonly<Record<string, unknown>>;
    };
