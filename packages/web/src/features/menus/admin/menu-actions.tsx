import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconHistory,
  IconMapPins,
  IconPencil,
  IconPlus,
  IconTemplate,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hasFeature, mayManageMenus, mayManageTemplates } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import type { AdminDialog } from './use-admin-dialog.ts';

export type MenuActs = {
  readonly onAct: (dialog: AdminDialog) => void;
  readonly onDelete: (menu: MenuSummary) => void;
  /** Shows its versions. */
  readonly onHistory: (menu: MenuSummary) => void;
};

type MenuActionsProps = MenuActs & { readonly menu: MenuSummary };

/** The actions of this person on a menu or on a template; none of them is for people who only override menus at a store. */
export function MenuActions(props: MenuActionsProps) {
  const t = usePhrases(menusPhrases);
  const session = useSession();
  if (!(props.menu.template ? mayManageMenus(session) : hasFeature(session, 'manageMenus'))) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a click from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside has the keys
    <span onClick={(event) => event.stopPropagation()}>
      <Changing>
        <DotsMenu
          label={t('actions', { name: props.menu.name })}
          items={() => (props.menu.template ? <TemplateItems {...props} /> : <MenuItems {...props} />)}
        />
      </Changing>
    </span>
  );
}

function MenuItems({ menu, onAct, onDelete, onHistory }: MenuActionsProps) {
  const t = usePhrases(menusPhrases);
  const session = useSession();
  const mayManage = mayManageMenus(session);
  return (
    <>
      <Item icon={IconMapPins} label={t('assign')} onClick={() => onAct({ act: 'assign', menu })} />
      {mayManage && <Item icon={IconPencil} label={t('details')} onClick={() => onAct({ act: 'details', menu })} />}
      <Item icon={IconHistory} label={t('versions')} onClick={() => onHistory(menu)} />
      {mayManage && <Item icon={IconCopy} label={t('copy')} onClick={() => onAct({ act: 'create', copyOf: menu })} />}
      {mayManageTemplates(session) && (
        <Item icon={IconTemplate} label={t('saveAsTemplate')} onClick={() => onAct({ act: 'template', menu })} />
      )}
      {mayManage && (
        <>
          <Menu.Divider />
          <Item icon={IconTrash} label={t('delete')} color="red" onClick={() => onDelete(menu)} />
        </>
      )}
    </>
  );
}

function TemplateItems({ menu, onAct, onDelete }: MenuActionsProps) {
  const t = usePhrases(menusPhrases);
  const mayTemplate = mayManageTemplates(useSession());
  return (
    <>
      <Item
        icon={IconPlus}
        label={t('menuFromTemplate')}
        onClick={() => onAct({ act: 'create', templateId: menu.id })}
      />
      {mayTemplate && (
        <>
          <Item icon={IconPencil} label={t('details')} onClick={() => onAct({ act: 'details', menu })} />
          <Menu.Divider />
          <Item icon={IconTrash} label={t('delete')} color="red" onClick={() => onDelete(menu)} />
        </>
      )}
    </>
  );
}

type ItemProps = {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly color?: string;
  readonly onClick: () => void;
};

function Item({ icon: Icon, label, color, onClick }: ItemProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={onClick}
      {...(color !== undefined && { color })}
    >
      {label}
    </Menu.Item>
  );
}
