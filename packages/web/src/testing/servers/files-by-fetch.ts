import { vi } from 'vitest';

type Asked = { readonly method: string; readonly url: string; readonly headers: Headers };

/** Requests by XMLHttpRequest, as for files, go by `fetch`: `fakeServer` answers them too. */
export function sendFilesByFetch(): void {
  const asked = new WeakMap<XMLHttpRequest, Asked>();
  const answers = new WeakMap<XMLHttpRequest, Headers>();
  const real = XMLHttpRequest.prototype;
  vi.spyOn(real, 'open').mockImplementation(function (this: XMLHttpRequest, method, url) {
    asked.set(this, { method, url: String(url), headers: new Headers() });
  });
  vi.spyOn(real, 'setRequestHeader').mockImplementation(function (this: XMLHttpRequest, name, value) {
    asked.get(this)?.headers.set(name, value);
  });
  vi.spyOn(real, 'getResponseHeader').mockImplementation(function (this: XMLHttpRequest, name) {
    return answers.get(this)?.get(name) ?? null;
  });
  vi.spyOn(real, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    answerByFetch(this, asked.get(this), body instanceof Blob ? body : null)
      .then((headers) => answers.set(this, headers))
      .then(() => tell(this, 'load'))
      .catch(() => tell(this, 'error'));
  });
}

async function answerByFetch(call: XMLHttpRequest, asked: Asked | undefined, body: Blob | null): Promise<Headers> {
  const answer = await fetch(asked?.url ?? '', { ...asked, body });
  const text = await answer.text();
  Object.defineProperties(call, { status: { value: answer.status }, responseText: { value: text } });
  return answer.headers;
}

function tell(call: XMLHttpRequest, what: 'load' | 'error'): void {
  call.dispatchEvent(new ProgressEvent(what));
  call.dispatchEvent(new ProgressEvent('loadend'));
}
