import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { navigationPhrases } from '../../phrases/shell/navigation.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { mayReadAudit } from '../../session/rights.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { originIcons } from '../../ui/icons.tsx';
import { useNavigation } from '../navigation/use-navigation.ts';
import styles from './command-palette.module.css';
import { filterPalette } from './palette-filter.ts';
import { closePalette, typeInPalette, usePalette } from './palette-store.ts';
import { screenActions } from './screen-actions.tsx';
import { useActActions } from './use-act-actions.tsx';
import { useEmployeeActions } from './use-employee-actions.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useItemActions } from './use-item-actions.tsx';
import { usePlacedScreens } from './use-placed-screens.tsx';
import { selectNone, useSelectFirst } from './use-select-first.ts';
import { useSettingActions } from './use-setting-actions.tsx';

const [store, palette] = createSpotlight();

/** Its keys are its own from the moment it has the focus. */
const field = { 'data-palette-field': '' };

/** Goes to any screen, location, item, employee or setting that the user has. */
export function CommandPalette() {
  const t = usePhrases(shellPhrases);
  const isOpen = usePalette((state) => state.isOpen);
  const screens = useScreenActions();
  const places = useLocationActions();
  const others = useOtherActions();
  const typed = usePalette((state) => state.typed);
  const acts = useActActions(isOpen);
  const settings = useSettingActions(isOpen);
  const items = useItemActions(isOpen);
  const employees = useEmployeeActions(isOpen ? typed : '');
  const placed = usePlacedScreens(isOpen ? typed : '');
  const restoreFocus = useFocusAfter(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    selectNone(store);
    palette.open();
  }, [isOpen]);
  useSelectFirst(store, typed !== '');
  return (
    <Spotlight
      store={store}
      actions={[...screens, ...acts, ...others, ...places]}
      nothingFound={t('nothingFound')}
      query={typed}
      onQueryChange={typeInPalette}
      filter={(query, actions) => [
        ...filterPalette(query, actions),
        ...placed,
        ...items(query),
        ...settings(query),
        ...employees,
      ]}
      limit={24}
      shortcut={null}
      scrollable
      maxHeight={440}
      size={560}
      centered={false}
      yOffset="12vh"
      onSpotlightClose={closePalette}
      returnFocus={false}
      onExitTransitionEnd={restoreFocus}
      classNames={styles}
      overlayProps={{ color: 'transparent' }}
      searchProps={{
        placeholder: t('searchTrigger'),
        'aria-label': t('searchHint'),
        ...field,
        leftSection: <IconSearch size={18} stroke={1.75} aria-hidden />,
        rightSection: <KeyHint>Esc</KeyHint>,
        rightSectionWidth: 52,
        leftSectionWidth: 44,
      }}
    />
  );
}

function useScreenActions(): SpotlightActionGroupData[] {
  const t = usePhrases(navigationPhrases);
  const groups = useNavigation();
  const navigate = useNavigate();
  return useMemo(
    () =>
      groups.map((group) => ({
        group: t(`group.${group.id}`),
        actions: screenActions(group, (path) => navigate({ to: path })),
      })),
    [groups, navigate, t],
  );
}

/** Screens that belong to no group of the navigation. */
function useOtherActions(): SpotlightActionGroupData[] {
  const t = usePhrases(shellPhrases);
  const isAllowed = mayReadAudit(useSession());
  const navigate = useNavigate();
  const audit = {
    id: '/audit',
    label: t('audit'),
    leftSection: <IconHistory size={16} stroke={1.75} aria-hidden />,
    onClick: () => navigate({ to: '/audit' }),
  };
  return isAllowed ? [{ group: t('more'), actions: [audit] }] : [];
}

/** Locations and groups: choosing one makes it the active one, on the page that is open. */
function useLocationActions(): SpotlightActionGroupData[] {
  const t = usePhrases(shellPhrases);
  const { accessibleTenants } = useSession();
  const navigate = useNavigate();
  return useMemo(() => {
    const action = ({ id, name, type, groupId }: Tenant) => {
      const Icon = originIcons[type === 'GROUP' ? 'group' : 'here'];
      return {
        id: `tenant-${id}`,
        label: name,
        description: accessibleTenants.find((tenant) => tenant.id === groupId)?.name ?? '',
        leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
        onClick: () => navigate({ to: '.', search: (before: object) => ({ ...before, locationId: id }) }),
      };
    };
    const ofType = (type: Tenant['type']) => accessibleTenants.filter((tenant) => tenant.type === type).map(action);
    return [
      { group: t('locations'), actions: ofType('LOCATION') },
      { group: t('groups'), actions: ofType('GROUP') },
    ];
  }, [accessibleTenants, navigate, t]);
}
