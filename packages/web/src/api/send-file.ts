import type { OperationId } from '@servery/contract';
import { apiEvents } from './api-events.ts';
import type { ApiResult } from './api-result.ts';
import { type Answer, answerSchema } from './call.ts';
import { readAnswer } from './request.ts';

export type SendOptions = {
  /** Signed, from `/api` on. */
  readonly url: string;
  readonly file: Blob;
  /** From 0 to 1, as bytes leave. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** PUTs a file as it is; unlike `fetch`, this says how far it has come. */
export function sendFile<Id extends OperationId>(id: Id, options: SendOptions): Promise<ApiResult<Answer<Id>>> {
  const { url, file, onProgress, signal } = options;
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('PUT', url);
    call.setRequestHeader('content-type', file.type);
    call.setRequestHeader('x-servery-request', '1');
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => {
      const result = readAnswer(call.status, call.responseText, answerSchema(id));
      if (result.status === 'unauthorized') apiEvents.unauthorized({ isBackground: false });
      resolve(result);
    });
    call.addEventListener('error', () => resolve({ status: 'failed', code: null, httpStatus: 0 }));
    call.addEventListener('abort', () => resolve({ status: 'canceled' }));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
}
