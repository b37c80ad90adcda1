import { expect, test, vi } from 'vitest';

test('SH-07 inside a frame the sidebar is collapsed from the start', async () => {
  vi.resetModules();
  sessionStorage.clear();
  const { useSidebar } = await import('./sidebar-store.ts');
  expect(useSidebar.getInitialState().isCollapsed).toBe(true);
});
