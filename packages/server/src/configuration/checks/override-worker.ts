import { gunzipSync } from 'node:zlib';
import { applyChanges, type Change } from '@servery/domain';
import type { FaultOutcome } from '../../platform/bodies/body-task.ts';
import { Fault } from '../../platform/fault.ts';
import { parseDocument } from '../stored-json.ts';
import { type JudgedOverride, judgeOverride, type OverrideQuestion } from './judged-override.ts';

/** A question whose company document is still packed. */
export interface OverrideTask extends Omit<OverrideQuestion, 'parent'> {
  /** gzip of the company document's JSON. */
  readonly base: Uint8Array;
  /** What the group above changes. */
  readonly groupChanges: readonly Change[];
}

export type OverrideOutcome = ({ readonly kind: 'accepted' } & JudgedOverride) | FaultOutcome;

/** Runs in a thread of its own. */
export default function judge({ base, groupChanges, ...question }: OverrideTask): OverrideOutcome {
  try {
    const document = parseDocument(gunzipSync(base).toString('utf8'));
    const { changes, addedImages } = judgeOverride({
      ...question,
      parent: applyChanges(document, groupChanges).document,
    });
    return { kind: 'accepted', changes, addedImages };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { status, code, errors, extra } = error;
    return { kind: 'refused', status, code, errors, extra };
  }
}
