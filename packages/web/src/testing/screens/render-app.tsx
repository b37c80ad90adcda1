import { type AnyRoute, createMemoryHistory, createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { App } from '../../app/app.tsx';
import { createAppRouter } from '../../app/router.tsx';
import { accountRoutes } from '../../app/routes/account-routes.ts';
import { homeRoutes } from '../../app/routes/home-routes.ts';
import { signedInRoute } from '../../app/routes/signed-in-route.ts';
import type { Session } from '../../session/session-schema.ts';
import { buildSession } from '../build-session.ts';
import { render } from '../render.ts';
import { type FakeAnswers, fakeApi } from '../servers/fake-api.ts';

type AppOptions = {
  readonly path?: string;
  /** The session of the signed-in person; null for nobody. */
  readonly session?: Session | null;
  readonly answers?: FakeAnswers;
  /** Routes of the areas that the test walks through. */
  readonly routes?: readonly AnyRoute[];
  /** Screens that this build shall have beside its own. */
  readonly screens?: readonly string[];
  /** Screens of the test's own, by path. */
  readonly pages?: Readonly<Record<string, () => ReactNode>>;
  /** Exactly the screens of this build. */
  readonly isWholeBuild?: boolean;
};

/** The routes of this build. Files of tests share the modules: the routes that one of them put in their place are taken back. */
const wholeBuild: readonly AnyRoute[] = Object.values(signedInRoute.children ?? {});

/** The whole console at an address, with a server that gives the answers of the test. */
export async function renderApp(options: AppOptions = {}) {
  const { path = '/home', session = buildSession(), answers = {}, screens = [], pages = {}, routes = [] } = options;
  const calls = fakeApi({ ...usualAnswers(session), ...answers });
  if (options.isWholeBuild) signedInRoute.addChildren([...wholeBuild]);
  else addScreens({ ...Object.fromEntries(screens.map((screen) => [screen, named(screen)])), ...pages }, routes);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const screen = await render(<App router={router} />);
  return { screen, router, calls };
}

const noSalesToday = {
  soFar: { tickets: 0, net: 0 },
  selling: 0,
  stores: 0,
  compared: null,
  date: '2026-11-20',
  hours: [],
  byStore: [],
  silent: [],
};

function usualAnswers(session: Session | null): FakeAnswers {
  return {
    'GET /api/session/status': session ? { body: session } : { status: 401, body: { error: 'UNAUTHORIZED' } },
    'GET /api/session/logout': { body: {} },
    'GET /api/users/passwordPolicy': {
      body: { minimumLength: 7, needsLetter: true, needsNumber: true, remembered: 4 },
    },
    'GET /api/tracking/settings': { body: { googleAnalyticsKey: null, mixpanelToken: null } },
    'GET /api/companies/accessible': { body: [{ id: '2', name: 'Harbor Pizza Co.' }] },
    'GET /api/tenants/sync-status/2': { body: [] },
    'GET /api/tenants/pulse/2': { body: { mark: 'still', notifications: 'still' } },
    'GET /api/out-of-stock': { body: { entries: [], total: 0 } },
    'GET /api/sales-today': { body: noSalesToday },
    'GET /api/sales-since-publish': { body: { unusual: [], counts: { unusual: 0, usual: 0, tooLittle: 0 } } },
    'GET /api/notifications/2/unread': { body: { unread: 0 } },
    'GET /api/notifications/2': { body: { entries: [], next: null } },
    'GET /api/news/2': { body: { companyId: '2', articles: '[]', version: 1 } },
    'GET /api/news/THRIVE_FEED': { body: { companyId: 'THRIVE_FEED', articles: '[]', version: 1 } },
  };
}

function addScreens(pages: Readonly<Record<string, () => ReactNode>>, routes: readonly AnyRoute[]): void {
  const screens = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => signedInRoute, path, component }),
  );
  signedInRoute.addChildren([...homeRoutes, ...accountRoutes, ...routes, ...screens]);
}

function named(path: string) {
  return () => <h1>{`Screen ${path}`}</h1>;
}
