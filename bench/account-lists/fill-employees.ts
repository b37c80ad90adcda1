import type { Client } from '@servery/contract';

const stores = ['Pier 39', 'Embarcadero', 'Jack London Square'];

/** Disconnects the demo's store from the labor service first: it would mirror the people during the measuring. */
export async function fillUnmirrored(client: Client, count: number): Promise<void> {
  await client.call('setLaborIntegration', {
    query: { companyId: 'harbor' },
    body: { tenantId: 'pier-39', laborIntegration: false },
  });
  await fillEmployees(client, count);
}

/** So many people with email, phone, POS id and a role at a store, brought in as a company would: by CSV. */
export async function fillEmployees(client: Client, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) =>
    [
      `Person ${index}`,
      `p${index}@bench.example`,
      `555${String(index).padStart(7, '0')}`,
      String(20_000 + index),
      `analyst @ ${stores[index % stores.length]}`,
    ].join(','),
  );
  const csv = ['Name,Email,Phone,POS id,Roles', ...lines].join('\n');
  await client.call('importUsers', { params: { companyId: 'harbor' }, body: { csv }, withinMillis: 120_000 });
}
