import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { closeEditors } from '../configuration/editors.ts';
import type { Session } from '../session/session-schema.ts';
import { activate, openSession } from '../session/session-store.ts';
import { FrameSlot } from '../ui/frame/frame-slot.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { buildEditorSession } from './build-editor-session.ts';

type Screen = {
  readonly path: string;
  readonly screen: () => ReactNode;
  /** The location or group that is edited; null for the company. */
  readonly at?: string | null;
  readonly session?: Partial<Session>;
  readonly theme?: 'light' | 'dark';
};

/** A screen as a signed-in person sees it, with the slots of the frame and somewhere to leave to. */
export async function renderScreen({ path, screen, at = null, session = {}, theme = 'light' }: Screen) {
  closeEditors();
  localStorage.setItem('mantine-color-scheme-value', theme);
  openSession(buildEditorSession({ userId: crypto.randomUUID(), ...session }));
  activate(at);
  const root = createRootRoute({ component: Frame });
  const here = createRoute({ getParentRoute: () => root, path, component: screen });
  const away = createRoute({ getParentRoute: () => root, path: '/home', component: () => <p>Away</p> });
  const router = createRouter({
    routeTree: root.addChildren([here, away]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = await render(
    <QueryClientProvider client={cache}>
      <UiProvider>
        <RouterProvider<typeof router> router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return { ...view, router };
}

function Frame() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <div>
        <FrameSlot name="crumbs-end" />
        <FrameSlot name="banner-end" />
      </div>
      <main style={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Outlet />
      </main>
    </div>
  );
}
