import { Button } from '@mantine/core';
import { IconChartBar, IconPlus, IconTicket, IconToolsKitchen2 } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMayAddToMenu } from '../../editing/kinds/may-add-to-menu.ts';
import { homePhrases } from '../../phrases/home/home.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { hasFeature, mayOpenMenuItems } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { UnavailableButton } from '../../ui/actions/unavailable-button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { useIsBuilt } from '../../ui/frame/use-is-built.ts';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';

/** HM-04 */
export function HomeHeader() {
  const t = usePhrases(homePhrases);
  const { userDisplayName } = useSession();
  return (
    <PageHeader title={t('welcome', { name: userDisplayName })} subtitle={useSubtitle()} actions={<HomeActions />} />
  );
}

type HomeActionsProps = {
  /** The filled button of the screen is another one. */
  readonly arePlain?: boolean;
};

/** HM-05 to HM-07 */
export function HomeActions({ arePlain = false }: HomeActionsProps) {
  const t = usePhrases(homePhrases);
  return (
    <>
      <MenuItemsButton />
      <AddButton list="items" to="/menu/menuItems/item/add" icon={IconPlus} label={t('addMenuItem')} />
      <AddButton list="offers" to="/menu/offers/add" icon={IconTicket} label={t('addCoupon')} />
      <StoreSummaryButton isPlain={arePlain} />
    </>
  );
}

/** Also for people who only override menus: at their own place. */
function MenuItemsButton() {
  const t = usePhrases(homePhrases);
  const isBuilt = useIsBuilt();
  const isAllowed = mayOpenMenuItems(useSession(), useActiveLevel().id);
  if (!isAllowed || !isBuilt('/menu/menuItems')) return null;
  return (
    <Button
      component={Link}
      to="/menu/menuItems"
      leftSection={<IconToolsKitchen2 size={16} stroke={1.75} aria-hidden />}
    >
      {t('menuItems')}
    </Button>
  );
}

type AddButtonProps = {
  readonly list: 'items' | 'offers';
  readonly to: '/menu/menuItems/item/add' | '/menu/offers/add';
  readonly icon: typeof IconPlus;
  readonly label: string;
};

/** HM-06, HM-07: leads to the form of those who may add here; for everybody else it is off. */
function AddButton({ list, to, icon: Icon, label }: AddButtonProps) {
  const t = usePhrases(homePhrases);
  const isBuilt = useIsBuilt();
  const mayAdd = useMayAddToMenu(list);
  const icon = <Icon size={16} stroke={1.75} aria-hidden />;
  if (!mayAdd || !isBuilt(to))
    return (
      <UnavailableButton reason={t('comingSoon')} icon={icon}>
        {label}
      </UnavailableButton>
    );
  return (
    <Button component={Link} to={to} leftSection={icon}>
      {label}
    </Button>
  );
}

function StoreSummaryButton({ isPlain }: { readonly isPlain: boolean }) {
  const t = usePhrases(homePhrases);
  const navigate = useNavigate();
  const isBuilt = useIsBuilt();
  if (!hasFeature(useSession(), 'dashboard') || !isBuilt('/storeSummary')) return null;
  return (
    <Button
      variant={isPlain ? 'default' : 'filled'}
      leftSection={<IconChartBar size={16} stroke={1.75} aria-hidden />}
      onClick={() => navigate({ href: '/storeSummary' })}
    >
      {t('viewStoreSummary')}
    </Button>
  );
}

/** `Friday, Nov 20th 2026 · Harbor Pizza Co. · 6 locations in 2 groups` */
function useSubtitle(): string {
  const t = usePhrases(homePhrases);
  const { accessibleTenants, userCompanyName } = useSession();
  const groups = accessibleTenants.filter((tenant) => tenant.type === 'GROUP').length;
  const locations = t('locations', { count: accessibleTenants.length - groups });
  const extent = groups > 0 ? `${locations} ${t('inGroups', { count: groups })}` : locations;
  return [formatDay(Date.now()), userCompanyName, extent].join(' · ');
}
