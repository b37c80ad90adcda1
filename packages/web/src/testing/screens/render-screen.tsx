import type { ReactNode } from 'react';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { activate, openSession } from '../../session/session-store.ts';
import { chooseTheme } from '../accessibility.ts';
import { buildEditorSession, type SessionOverrides } from '../build-session.ts';
import { mountRoutes } from './mount-routes.tsx';

type Screen = {
  readonly path: string;
  readonly screen: () => ReactNode;
  /** The location or group that is edited; null for the company. */
  readonly at?: string | null;
  readonly session?: SessionOverrides;
  readonly theme?: 'light' | 'dark';
  /** Where it leads to, by path. */
  readonly pages?: Readonly<Record<string, () => ReactNode>>;
};

/** An editing screen as a signed-in person sees it, at one level, with somewhere to leave to. */
export async function renderScreen({ path, screen, at = null, session = {}, theme = 'light', pages = {} }: Screen) {
  closeEditors();
  chooseTheme(theme);
  openSession(buildEditorSession({ userId: crypto.randomUUID(), ...session }));
  activate(at);
  const opened = await mountRoutes({ [path]: screen, '/home': () => <p>Away</p>, ...pages }, path);
  return { ...opened.screen, router: opened.router };
}
