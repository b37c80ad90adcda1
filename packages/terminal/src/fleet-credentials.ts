import { operations } from '@servery/contract';
import { patientFetch } from './patient-fetch.ts';

export interface FleetOptions {
  readonly url: string;
  readonly company: string;
  readonly email: string;
  readonly password: string;
  readonly limit: number;
}

/** Signs in and makes one credential for each of the first locations; `<id>.<secret>` each. */
export async function createCredentials(options: FleetOptions): Promise<string[]> {
  const headers = { 'x-servery-request': '1', 'content-type': 'application/json' };
  const signedIn = await patientFetch(new URL('/api/session/login', options.url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: options.email, password: options.password }),
  });
  if (!signedIn.ok) throw new Error(`${options.email} could not sign in at ${options.url}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const listed = await patientFetch(new URL(`/api/tenants/${options.company}`, options.url), { headers: { cookie } });
  const tenants = operations.listTenants.response.parse(await listed.json());
  const credentials: string[] = [];
  for (const tenant of tenants.slice(0, options.limit)) {
    const answer = await patientFetch(
      new URL(`/api/tenants/${options.company}/${tenant.id}/api-credentials`, options.url),
      {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify({ name: 'Simulated terminal' }),
      },
    );
    if (!answer.ok) throw new Error(`No credential for ${tenant.name}: ${answer.status}`);
    const { id, secret } = operations.createCredential.response.parse(await answer.json());
    credentials.push(`${id}.${secret}`);
  }
  return credentials;
}
