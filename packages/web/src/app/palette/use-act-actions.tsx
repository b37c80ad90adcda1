import type { SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconCloudUp,
  IconFileImport,
  IconKey,
  IconLogout,
  IconPlus,
  IconReportAnalytics,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useDocumentLevel } from '../../editing/document/document-level.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { palettePhrases } from '../../phrases/shell/palette.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { useMayPublishSomewhere } from '../../publishing/may-publish.ts';
import { isActing } from '../../session/acting.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { useLogout } from '../shell/signed-in/use-logout.ts';
import { useAddActions } from './use-add-actions.tsx';
import { useHoldActions } from './use-hold-actions.tsx';

type Act = {
  readonly id: ActId;
  readonly path: string;
  /** The query for the part that opens at once on the screen. */
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: TablerIcon;
  readonly isAllowed: boolean;
};
type ActId =
  | 'publish'
  | 'publishEmployment'
  | 'publishStatus'
  | 'importMenu'
  | 'importSettings'
  | 'importEmployment'
  | 'importZones'
  | 'addLocation'
  | 'addGroup'
  | 'addEmployee'
  | 'createRole'
  | 'addCompany'
  | 'changePassword';

/** The actions that are possible from anywhere, each only for the people who may take it. */
export function useActActions(isOpen: boolean): SpotlightActionGroupData[] {
  const t = usePhrases(shellPhrases);
  const words = usePhrases(palettePhrases);
  const navigate = useNavigate();
  const routes = useRouter().routesByPath;
  const logout = useLogout();
  const adds = useAddActions();
  const holds = useHoldActions(isOpen);
  const acts = useActs().filter(({ path, isAllowed }) => isAllowed && path in routes);
  const actions = acts.map(({ id, path, search, icon: Icon }) => ({
    id,
    label: id === 'changePassword' ? t(id) : words(id),
    leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
    onClick: () => navigate({ to: path, ...(search && { search }) }),
  }));
  const out = {
    id: 'logout',
    label: t('logout'),
    keywords: [words('logOut')],
    leftSection: <IconLogout size={16} stroke={1.75} aria-hidden />,
    onClick: logout,
  };
  return [{ group: t('actions'), actions: [...actions, ...holds, ...adds, out] }];
}

function useActs(): readonly Act[] {
  const session = useSession();
  const may = { menus: useMayPublishSomewhere('locations'), employment: useMayPublishSomewhere('employment') };
  const canChange = !session.isReadOnly;
  const mayImportZones = useMayImportZones();
  const has = (...features: readonly Parameters<typeof hasFeature>[1][]) =>
    features.some((feature) => hasFeature(session, feature));
  const configures = has('accessConfigurationOptions');
  return [
    { id: 'publish', path: '/menu/publish', icon: IconCloudUp, isAllowed: may.menus },
    { id: 'publishEmployment', path: '/employment/publish', icon: IconCloudUp, isAllowed: may.employment },
    { id: 'publishStatus', path: '/publishStatus', icon: IconReportAnalytics, isAllowed: true },
    { id: 'importMenu', path: '/menu/import', icon: IconFileImport, isAllowed: canChange && has('manageMenus') },
    { id: 'importSettings', path: '/menu/import', icon: IconFileImport, isAllowed: canChange && configures },
    { id: 'importEmployment', path: '/employment/import', icon: IconFileImport, isAllowed: canChange && configures },
    {
      id: 'importZones',
      path: '/locationSettings/deliverySettings',
      search: { import: 'zones' },
      icon: IconFileImport,
      isAllowed: mayImportZones,
    },
    { id: 'addLocation', path: '/locations/add', icon: IconPlus, isAllowed: canChange && has('addLocation') },
    { id: 'addGroup', path: '/groups/addGroup', icon: IconPlus, isAllowed: canChange && has('addLocation') },
    { id: 'addEmployee', path: '/employees/add', icon: IconPlus, isAllowed: canChange && has('userAdmin') },
    { id: 'createRole', path: '/roles/create', icon: IconPlus, isAllowed: canChange && has('userRolesAdmin') },
    { id: 'addCompany', path: '/companies/add', icon: IconPlus, isAllowed: canChange && has('addCompanies') },
    { id: 'changePassword', path: '/employees/changePassword', icon: IconKey, isAllowed: !isActing(session) },
  ];
}

/** At the active level, as the screen of the zones asks it. */
function useMayImportZones(): boolean {
  const { canSave, permissions } = useDocumentLevel();
  return canSave && permissions.includes('LOCATION_SETTINGS');
}
