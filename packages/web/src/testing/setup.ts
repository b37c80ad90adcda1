import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onApiEvents } from '../api/api-events.ts';
import { endSession } from '../app/end-session.ts';
import { openOnly, setCollapsed } from '../app/shell/sidebar/sidebar-store.ts';
import { useSavesRun } from '../editing/overrides/many/saves-run.ts';
import { useKept } from '../publishing/kept-lines.ts';
import { closeDialogs } from '../ui/dialogs/dialog-store.ts';
import { clearNotices } from '../ui/notifications/notice-history.ts';
import { failOnFaults } from './contract-check.ts';
import { emptyPage } from './render.ts';

const ignore = () => undefined;

/** Every test starts as a browser that was never here. */
beforeEach(async () => {
  await emptyPage();
  await page.viewport(1440, 900);
  vi.restoreAllMocks();
  endSession();
  onApiEvents({ unauthorized: ignore, forbidden: ignore, outage: ignore, busy: () => ({ over: ignore }) });
  clearNotices();
  useKept.setState({ keys: new Set() });
  closeDialogs();
  useSavesRun.setState({ run: null });
  notifications.clean();
  setCollapsed(false);
  openOnly(undefined);
  localStorage.clear();
  sessionStorage.clear();
});

/** The answers that a test gives instead of the server match the contract. */
afterEach(failOnFaults);
