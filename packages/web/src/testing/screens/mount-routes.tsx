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
import { parseSearch, stringifySearch } from '../../app/search.ts';
import { SavesRunHost } from '../../editing/overrides/many/saves-run-host.tsx';
import { SessionReadOnly } from '../../session/session-read-only.tsx';
import { FrameSlot } from '../../ui/frame/frame-slot.tsx';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { render } from '../render.ts';

/** Some routes of the console at an address, in a frame with the slots that screens fill. */
export async function mountRoutes(paths: Readonly<Record<string, RouteComponent>>, at: string) {
  const root = createRootRoute({ component: Frame });
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
        <RouterProvider<typeof router> router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return { screen, router, queries };
}

function Frame() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '900px' }}>
      <div>
        <FrameSlot name="crumbs-end" />
        <FrameSlot name="banner-end" />
      </div>
      <main style={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <SessionReadOnly>
          <Outlet />
        </SessionReadOnly>
      </main>
      <SavesRunHost />
    </div>
  );
}
