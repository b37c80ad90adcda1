import type { SpotlightActionData } from '@mantine/spotlight';
import type { JsonObject } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useDocumentLevel } from '../../editing/document/document-level.ts';
import { useReadMenuDocument, useWorkedOnMenuId } from '../../editing/kinds/use-read-menu.ts';
import { rowsIn } from '../../editing/list/rows.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { palettePhrases } from '../../phrases/shell/palette.ts';

const path = '/menu/menuItems/$departmentId/$categoryId/item/add';

/** Adds to the menu that is worked on: to the category that is open, else to the first one; the page lets one choose another. */
export function useAddItem(isOpen: boolean): readonly SpotlightActionData[] {
  const t = usePhrases(palettePhrases);
  const navigate = useNavigate();
  const routes = useRouter().routesByPath;
  const isAllowed = useMayAddItems() && path in routes;
  const menuId = useWorkedOnMenuId(isOpen && isAllowed);
  const menu = useReadMenuDocument(menuId, isOpen && isAllowed);
  const { categoryId, itemId } = useParams({ strict: false });
  const open = menu && rowsIn(menu, ['items']).find(({ id }) => id === itemId)?.category;
  const category = isAllowed && menu && categoryOf(menu, categoryId ?? open);
  if (!category) return [];
  const params = { departmentId: String(category.department), categoryId: String(category.id) };
  return [
    {
      id: 'addItem',
      label: t('addItem'),
      leftSection: <IconPlus size={16} stroke={1.75} aria-hidden />,
      onClick: () => navigate({ to: path, params, search: { menuId } }),
    },
  ];
}

/** PM-19: items of the company by who manages its menus; a group or location has its own by who manages local ones. */
function useMayAddItems(): boolean {
  const { kind, canSave, permissions } = useDocumentLevel();
  const asked = kind === 'company' ? (['MANAGE_MENUS'] as const) : (['OVERRIDE_MENUS', 'MANAGE_LOCAL_ITEMS'] as const);
  return canSave && asked.every((permission) => permissions.includes(permission));
}

function categoryOf(menu: JsonObject, wanted: unknown): JsonObject | undefined {
  const categories = rowsIn(menu, ['categories']);
  return categories.find(({ id }) => id === wanted) ?? categories[0];
}
