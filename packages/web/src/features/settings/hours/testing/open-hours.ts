import { page } from 'vitest/browser';
import { renderScreen } from '../../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../../testing/servers/settings-server.ts';
import { HoursPage } from '../hours-page.tsx';

/** Settings of a store that is open from 11 AM to 10 PM every day. */
export function hoursServer(): SettingsServer {
  const server = new SettingsServer().install();
  const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    id: `d${dayOfWeek}`,
    entityType: 'DAY_HOURS',
    dayOfWeek,
    startTime: 39_600,
    endOffset: 39_600,
  }));
  server.put(['hours', 'inStore', 'days'], days);
  return server;
}

type Given = Omit<Parameters<typeof renderScreen>[0], 'path' | 'screen'>;

export function openHours(given: Given = {}) {
  return renderScreen({ path: '/locationSettings/hours', screen: HoursPage, ...given });
}

export const friday = () => page.getByRole('button', { name: /Edit Friday, In store/ });
export const save = () => page.getByRole('button', { name: /^Save/ });
