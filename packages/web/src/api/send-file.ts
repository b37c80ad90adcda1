import type { OperationId } from '@servery/contract';
import { apiEvents } from './api-events.ts';
import type { ApiResult } from './api-result.ts';
import { type Answer, answerSchema } from './call.ts';
import { answerTo } from './request.ts';

export type SendOptions = {
  /** Signed, from `/api` on. */
  readonly url: string;
  readonly file: Blob;
  /** The media type that the URL was signed for, whatever the name of the file says. */
  readonly contentType: string;
  /** From 0 to 1, as bytes leave. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** PUTs a file as it is, again while the server is busy; unlike `fetch`, this says how far it has come. */
export async function sendFile<Id extends OperationId>(id: Id, options: SendOptions): Promise<ApiResult<Answer<Id>>> {
  const result = await answerTo(() => put(options), { schema: answerSchema(id), signal: options.signal });
  if (result.status === 'unauthorized') apiEvents.unauthorized({ isBackground: false });
  return result;
}

/** One try. Rejects as `fetch` does: a TypeError where the server is not reached, an AbortError where it is given up. */
function put({ url, file, contentType, onProgress, signal }: SendOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    call.open('PUT', url);
    call.setRequestHeader('content-type', contentType);
    call.setRequestHeader('x-servery-request', '1');
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => resolve(responseOf(call)));
    call.addEventListener('error', () => reject(new TypeError('The server was not reached.')));
    call.addEventListener('abort', () => reject(new DOMException('The call was canceled.', 'AbortError')));
    call.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop, { once: true });
    call.send(file);
  });
}

function responseOf(call: XMLHttpRequest): Response {
  const seconds = call.getResponseHeader('retry-after');
  const headers = seconds === null ? {} : { 'retry-after': seconds };
  return new Response(call.responseText || null, { status: call.status, headers });
}
