import { addressOf, type Client, operations } from '@servery/contract';
import { z } from 'zod';

const versions = 240;
const menuId = 'harbor-main';
const locationId = 'pier-39';
const menuSchema = z.object({ items: z.array(z.object({ id: z.string() })) });

/** Saves 240 versions of all descriptions of the demo's menu at one store, and answers with the function that then reads their history. */
export async function longHistory(client: Client): Promise<(at: number) => Promise<string>> {
  const { menuBlob, overrideVer: held } = await client.call('getLocationMenu', { params: { locationId, menuId } });
  const { items } = menuSchema.parse(JSON.parse(menuBlob));
  for (let overrideVer = held ?? 0; overrideVer < versions; overrideVer += 1) {
    const changes = items.map(({ id }) => ({
      kind: 'SIMPLE_FIELD_CHANGED' as const,
      path: ['items', { id }, 'info', 'description'],
      from: '',
      to: `${overrideVer} ${id} `.padEnd(4000, 'A long description. '),
    }));
    const params = { locationId, menuId };
    await client.call('putMenuOverride', { params, query: { overrideVer }, body: { changes } });
  }
  const reads = readsOf(items[0]?.id ?? '');
  return async (at) => {
    const { path, body } = reads[at % reads.length] ?? { path: '/healthz' };
    const sent = { method: body === undefined ? 'GET' : 'POST', body: JSON.stringify(body) };
    const answer = await client.open(path, { headers: { 'content-type': 'application/json' }, ...sent });
    await answer.text();
    return String(answer.status);
  };
}

interface Read {
  readonly path: string;
  readonly body?: object;
}

/** Everything that looks into past versions, and a save that comes 239 versions late. */
function readsOf(itemId: string): readonly Read[] {
  const document = { companyId: 'harbor', kind: 'menu' };
  const query = `?documentId=${menuId}&tenantId=${locationId}`;
  const at = (operation: keyof typeof operations, version = '') =>
    addressOf(operations[operation].path, { ...document, version, locationId, menuId });
  const path = ['items', { id: itemId }, 'info', 'description'];
  return [
    { path: `${at('documentHistory')}${query}` },
    { path: `${at('documentVersion', '120')}${query}` },
    { path: `${at('changesSinceVersion', '1')}${query}` },
    { path: `${at('listKeptSince')}${query}` },
    { path: at('explainValue'), body: { documentId: menuId, tenantId: locationId, path } },
    { path: `${at('putMenuOverride')}?overrideVer=1`, body: { changes: [] } },
  ];
}
