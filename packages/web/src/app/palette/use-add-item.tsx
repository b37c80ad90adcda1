import type { SpotlightActionData } from '@mantine/spotlight';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useMayAddToMenu } from '../../editing/kinds/may-add-to-menu.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { palettePhrases } from '../../phrases/shell/palette.ts';

const path = '/menu/menuItems/item/add';
const inCategory = '/menu/menuItems/$departmentId/$categoryId/item/add';

/** Adds to the menu that is worked on: to the category that is open, else to one that is chosen there. */
export function useAddItem(): readonly SpotlightActionData[] {
  const t = usePhrases(palettePhrases);
  const navigate = useNavigate();
  const routes = useRouter().routesByPath;
  const mayAdd = useMayAddToMenu('items');
  const { departmentId, categoryId } = useParams({ strict: false });
  if (!mayAdd || !(path in routes)) return [];
  const search = ({ menuId }: { menuId?: string }) => ({ menuId });
  const add = () =>
    departmentId && categoryId
      ? navigate({ to: inCategory, params: { departmentId, categoryId }, search })
      : navigate({ to: path, search });
  return [
    {
      id: 'addItem',
      label: t('addItem'),
      leftSection: <IconPlus size={16} stroke={1.75} aria-hidden />,
      onClick: add,
    },
  ];
}
