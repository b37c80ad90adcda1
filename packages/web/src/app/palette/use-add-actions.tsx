import type { SpotlightActionData } from '@mantine/spotlight';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useMayAddToMenu } from '../../editing/kinds/may-add-to-menu.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { palettePhrases } from '../../phrases/shell/palette.ts';

const paths = {
  item: '/menu/menuItems/item/add',
  inCategory: '/menu/menuItems/$departmentId/$categoryId/item/add',
  offer: '/menu/offers/add',
} as const;

const keepMenu = ({ menuId }: { menuId?: string }) => ({ menuId });

/** Adds to the menu that is worked on: an item, to the category that is open where one is, or an offer. */
export function useAddActions(): readonly SpotlightActionData[] {
  const t = usePhrases(palettePhrases);
  const navigate = useNavigate();
  const routes = useRouter().routesByPath;
  const mayAdd = { item: useMayAddToMenu('items'), offer: useMayAddToMenu('offers') };
  const { departmentId, categoryId } = useParams({ strict: false });
  const addItem = () =>
    departmentId && categoryId
      ? navigate({ to: paths.inCategory, params: { departmentId, categoryId }, search: keepMenu })
      : navigate({ to: paths.item, search: keepMenu });
  const leftSection = <IconPlus size={16} stroke={1.75} aria-hidden />;
  const item = { id: 'addItem', label: t('addItem'), keywords: [t('alsoAddItem')], leftSection, onClick: addItem };
  const offer = {
    id: 'addOffer',
    label: t('addOffer'),
    keywords: [t('alsoAddOffer')],
    leftSection,
    onClick: () => navigate({ to: paths.offer, search: keepMenu }),
  };
  return [
    ...(mayAdd.item && paths.item in routes ? [item] : []),
    ...(mayAdd.offer && paths.offer in routes ? [offer] : []),
  ];
}
