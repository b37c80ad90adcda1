import { page } from 'vitest/browser';
import { EmploymentPage } from '../../features/employment/setup/employment-page.tsx';
import { renderScreen } from './render-screen.tsx';

type OpenEmployment = Omit<Parameters<typeof renderScreen>[0], 'path' | 'screen'>;

export const openEmployment = (given: OpenEmployment = {}) =>
  renderScreen({ path: '/employment/employment', screen: EmploymentPage, ...given });

export const openTab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
