import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { activeMenuPhrases } from '../phrases/menus/active-menu.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { chooseMenu } from '../session/level/active-menu.ts';
import { useSession } from '../session/session-store.ts';
import { Picker } from '../ui/fields/pickers/picker.tsx';
import { IntoFrame } from '../ui/frame/frame-slot.tsx';
import { menuListQuery, withoutTemplates } from './menu-list.ts';
import { menuScreenAt } from './menu-screens.ts';
import { TemplateMark } from './template-mark.tsx';

/** SH-17 */
const searchableAbove = 5;

/** The menu that is worked on, in the breadcrumb line; only if there is a choice, or if it is a template. SH-16 to SH-18 */
export function MenuSelector({ menuId }: { readonly menuId: string }) {
  const t = usePhrases(activeMenuPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: menus = [] } = useQuery(menuListQuery(session.userCompanyId));
  const template = menus.find(({ id, template: isTemplate }) => isTemplate && id === menuId);
  const options = [...withoutTemplates(menus), ...(template ? [template] : [])];
  if (options.length < 2 && !template) return null;
  const handleChange = async (id: string) => {
    const to = menuScreenAt(pathname)?.path ?? '/menu/menuItems';
    await navigate({ to, search: (before: object) => ({ ...before, menuId: id }) });
    chooseMenu(session, id);
  };
  return (
    <IntoFrame slot="menu-selector">
      <Picker
        label={t('menu')}
        options={options.map(({ id, name }) => ({ id, label: name }))}
        value={menuId}
        onChange={handleChange}
        searchableAbove={searchableAbove}
        searchLabel={t('searchMenus')}
        nothingFound={t('nothingFound')}
      />
      {template && <TemplateMark />}
    </IntoFrame>
  );
}
