import { expect, test } from 'vitest';
import type { ApiResult } from '../../api/api-result.ts';
import { openSession } from '../../session/session-store.ts';
import { buildEditorSession } from '../../testing/build-session.ts';
import { noLayers } from '../../testing/servers/menu-server.ts';
import { forgetCachedLayers, rememberedLoad } from './cached-layers.ts';
import type { DocumentAdapter, DocumentLayers } from './document-adapter.ts';

const target = { companyId: 'harbor', tenantId: null };

function layers(ver: number): DocumentLayers {
  const versions = { ...noLayers, id: 's', ver };
  return { versions, base: { hours: ver }, group: [], own: [], about: {}, withheld: [] };
}

/** A server at a version, and the requests that it got. */
function serverAt(ver: number) {
  const asked: (number | null)[] = [];
  const load: DocumentAdapter['load'] = async (_, held): Promise<ApiResult<DocumentLayers>> => {
    asked.push(held?.versions.ver ?? null);
    return held?.versions.ver === ver ? { status: 'unchanged' } : { status: 'ok', data: layers(ver), etag: null };
  };
  return { asked, load: rememberedLoad('settings', load) };
}

function signIn(userId: string = crypto.randomUUID()) {
  openSession(buildEditorSession({ userId }));
  return userId;
}

test('SE-19 the last settings of a user are kept in the browser and asked for only if they differ', async () => {
  signIn();
  await serverAt(3).load(target, null);
  const same = serverAt(3);
  expect(await same.load(target, null)).toMatchObject({ status: 'ok', data: layers(3) });
  expect(same.asked).toEqual([3]);
  const newer = serverAt(4);
  expect(await newer.load(target, null)).toMatchObject({ status: 'ok', data: layers(4) });
  expect(newer.asked).toEqual([3]);
});

test('SE-19 they are kept for each user and each level', async () => {
  signIn();
  await serverAt(3).load(target, null);
  const elsewhere = serverAt(3);
  await elsewhere.load({ ...target, tenantId: 'pier-39' }, null);
  signIn();
  await elsewhere.load(target, null);
  expect(elsewhere.asked).toEqual([null, null]);
});

test('T13 a logout takes them away', async () => {
  signIn();
  await serverAt(3).load(target, null);
  await forgetCachedLayers();
  const after = serverAt(3);
  await after.load(target, null);
  expect(after.asked).toEqual([null]);
});

test('a default that nobody has saved is not kept', async () => {
  signIn();
  await serverAt(0).load(target, null);
  const after = serverAt(1);
  await after.load(target, null);
  expect(after.asked).toEqual([null]);
});
