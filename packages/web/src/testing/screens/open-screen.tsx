import type { RouteComponent } from '@tanstack/react-router';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { forgetFormsOfOthers } from '../../form-draft/form-memory.ts';
import type { Session } from '../../session/session-schema.ts';
import { openSession } from '../../session/session-store.ts';
import { buildSession as buildAnySession, buildTenant, type SessionOverrides } from '../build-session.ts';
import { mountRoutes } from './mount-routes.tsx';

export { expectAccessible } from '../accessibility.ts';

/** An administrator of a company `harbor` with one group, a store in it and one beside it. */
export function buildSession(overrides: SessionOverrides = {}): Session {
  return buildAnySession({
    userEmail: 'dana@harbor.example',
    userCompanyId: 'harbor',
    enabledFeatures: ['manageMenus', 'accessConfigurationOptions', 'viewApiCreds', 'apiCredAdmin'],
    accessibleTenants: [
      buildTenant({ id: 'bay', name: 'Bay Area', type: 'GROUP' }),
      buildTenant({ id: 'pier', name: 'Pier 39', groupId: 'bay' }),
      buildTenant({ id: 'sea', name: 'Seaport' }),
    ],
    ...overrides,
  });
}

export interface Visit {
  readonly session?: Session;
  /** Forms that an earlier visit left unfinished are still on this computer. */
  readonly isReturning?: boolean;
}

interface OpenedScreen extends Visit {
  readonly paths: Readonly<Record<string, RouteComponent>>;
  readonly at: string;
}

/** Opens a screen at an address, signed in, with the routes it can lead to. */
export async function openScreen({ paths, at, session = buildSession(), isReturning = false }: OpenedScreen) {
  if (!isReturning) await forgetFormsOfOthers(buildSession({ userId: 'nobody', originalUserId: null }));
  openSession(session);
  return mountRoutes(paths, at);
}

/** Waits until an element's text holds these words. */
export async function expectText(locator: Locator, words: string): Promise<void> {
  await expect.poll(() => locator.query()?.textContent ?? '').toContain(words);
}
