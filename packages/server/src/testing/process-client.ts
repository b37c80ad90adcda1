/** Calls to a server in a process of its own, as one person of the demo. */
export async function processClient(url: string, email: string) {
  const headers = { 'x-servery-request': '1', 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/session/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'demo1234' }),
  });
  if (!signedIn.ok) throw new Error(`${email} could not sign in: ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    cookie,
    call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      fetch(url + path, {
        method,
        headers: { ...headers, cookie },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
