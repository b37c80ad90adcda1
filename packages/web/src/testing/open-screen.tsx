import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RouteComponent } from '@tanstack/react-router';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import axe from 'axe-core';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseSearch, stringifySearch } from '../app/search.ts';
import type { Session } from '../session/session-schema.ts';
import { openSession } from '../session/session-store.ts';
import { useDialogs } from '../ui/dialogs/dialog-store.ts';
import { UiProvider } from '../ui/ui-provider.tsx';

export function buildSession(overrides: Partial<Session> = {}): Session {
  return {
    userId: 'u1',
    userDisplayName: 'Dana Whitfield',
    userEmail: 'dana@harbor.example',
    userCompanyId: 'harbor',
    userCompanyName: 'Harbor Pizza Co.',
    originalUserId: null,
    enabledFeatures: ['manageMenus', 'accessConfigurationOptions', 'viewApiCreds', 'apiCredAdmin'],
    accessibleTenants: [
      { id: 'bay', name: 'Bay Area', type: 'GROUP', groupId: null },
      { id: 'pier', name: 'Pier 39', type: 'LOCATION', groupId: 'bay' },
      { id: 'sea', name: 'Seaport', type: 'LOCATION', groupId: null },
    ],
    grantedRoles: [],
    softwareVersion: '0.0.0',
    providerCompanyId: '1',
    providerName: 'Servery',
    ...overrides,
  };
}

type Opened = {
  readonly paths: Readonly<Record<string, RouteComponent>>;
  readonly at: string;
  readonly session?: Session;
};

/** Opens a screen at an address, signed in, with the routes it can lead to. */
export async function openScreen({ paths, at, session = buildSession() }: Opened) {
  openSession(session);
  useDialogs.setState({ confirms: [], loading: [] });
  notifications.clean();
  const root = createRootRoute({ component: Outlet });
  const children = Object.entries(paths).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    <QueryClientProvider client={queries}>
      <UiProvider>
        <main style={{ display: 'flex', height: '900px' }}>
          <RouterProvider router={router} />
        </main>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { screen, router, queries };
}

/** No violation of WCAG 2.2 AA, in either theme. */
export async function expectAccessible(): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.mantineColorScheme = theme;
    await settled();
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
  document.documentElement.dataset.theme = 'light';
  document.documentElement.dataset.mantineColorScheme = 'light';
}

/** Waits until an element's text holds these words. */
export async function expectText(locator: Locator, words: string): Promise<void> {
  await expect.poll(() => locator.query()?.textContent ?? '').toContain(words);
}

/** What opens and what changes colour has arrived: 180 ms by the house rules. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
