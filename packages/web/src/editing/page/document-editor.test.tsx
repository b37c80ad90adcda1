import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/screens/render-screen.tsx';
import { fakeServer } from '../../testing/servers/fake-server.ts';
import { employmentDocument } from '../kinds/employment-document.ts';
import { DocumentEditor } from './document-editor.tsx';

test.each([
  ['the company', null],
  ['a location', 'pier-39'],
])('KE-16 KE-17 KR-62 employment that cannot be loaded for %s says so and goes home', async (_level, at) => {
  const server = fakeServer({});
  const screen = () => <DocumentEditor document={employmentDocument}>Editing</DocumentEditor>;
  const { router } = await renderScreen({ path: '/employment/employment', screen, at });
  await expect.element(page.getByText('Unable to load employment, please try again later.').last()).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/home');
  expect(server.calls.some((call) => call.path.startsWith('/api/blobs/employment/'))).toBe(true);
});
