import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { asJsonObject } from '@servery/domain';
import { safeParse } from 'zod/v4/core';
import type { BodyOutcome, BodyTask } from '../../platform/bodies/body-task.ts';
import { parseJson, scanGzipJson, scanJson } from '../../platform/bodies/decode.ts';
import { toParts } from '../../platform/bodies/value-parts.ts';
import { Fault } from '../../platform/fault.ts';
import { setPlainMessages } from '../../platform/http/plain-messages.ts';
import { schemaFault } from '../../platform/http/schema-fault.ts';
import { documentIn, storedPart, withOpenDocument } from './checked-documents.ts';
import { checkSent } from './validation.ts';

setPlainMessages();

/** Runs in a thread of its own: everything about a big body that may turn out to be wrong. */
export default async function readBody(task: BodyTask): Promise<BodyOutcome> {
  try {
    const { text } = await (task.isCompressed ? scanGzipJson : scanJson)(task.bytes, task.limits);
    const body = checkBody(task.operationId, withOpenDocument(task.operationId, parseJson(text), task.limits));
    const found = documentIn(task.operationId, body);
    const isDocumentChecked =
      found !== undefined && checkSent(found.kind, storedPart(found.kind, asJsonObject(found.document)));
    return { kind: 'accepted', value: toParts(body), isDocumentChecked };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { status, code, errors, extra } = error;
    return { kind: 'refused', status, code, errors, extra };
  }
}

/** @throws Fault 400 that names the fields */
function checkBody(operationId: string, value: unknown): unknown {
  const shape: OperationShape | undefined = isOperation(operationId) ? operations[operationId] : undefined;
  if (shape?.body === undefined) return value;
  const result = safeParse(shape.body, value);
  if (result.success) return result.data;
  throw schemaFault(
    'body',
    result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
  );
}

function isOperation(id: string): id is OperationId {
  return id in operations;
}
