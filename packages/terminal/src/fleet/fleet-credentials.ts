import { signIn } from '@servery/contract';
import { patientFetch } from '../patient-fetch.ts';

export interface FleetOptions {
  readonly url: string;
  readonly company: string;
  readonly email: string;
  readonly password: string;
  readonly limit: number;
}

export interface FleetStore {
  readonly locationId: string;
  readonly timezone: string;
  /** `<id>.<secret>` */
  readonly credential: string;
}

/** Signs in and makes one credential for each of the first locations. */
export async function createCredentials(options: FleetOptions): Promise<FleetStore[]> {
  const { url, company: companyId, email, password, limit } = options;
  const client = await signIn({ url, send: patientFetch }, { email, password });
  const tenants = await client.call('listTenants', { params: { companyId } });
  const stores: FleetStore[] = [];
  for (const { id: locationId, timezone } of tenants.slice(0, limit)) {
    const params = { companyId, locationId };
    const { id, secret } = await client.call('createCredential', { params, body: { name: 'Simulated terminal' } });
    stores.push({ locationId, timezone, credential: `${id}.${secret}` });
  }
  return stores;
}
