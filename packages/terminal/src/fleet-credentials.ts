import { signIn } from '@servery/contract';
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
  const { url, company: companyId, email, password, limit } = options;
  const client = await signIn({ url, send: patientFetch }, { email, password });
  const tenants = await client.call('listTenants', { params: { companyId } });
  const credentials: string[] = [];
  for (const { id: locationId } of tenants.slice(0, limit)) {
    const params = { companyId, locationId };
    const { id, secret } = await client.call('createCredential', { params, body: { name: 'Simulated terminal' } });
    credentials.push(`${id}.${secret}`);
  }
  return credentials;
}
