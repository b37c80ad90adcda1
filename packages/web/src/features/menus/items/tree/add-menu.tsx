import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconClipboard, IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMayAdd } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { usePasting } from '../../copying/use-copied.ts';
import styles from '../../forms/menu-forms.module.css';
import type { OutlineDepartment } from './menu-outline.ts';

/** Adds an item, to the chosen category where one is chosen; beside it a category to the chosen department, or a department. */
export function AddMenu({ outline }: { readonly outline: readonly OutlineDepartment[] }) {
  const t = usePhrases(menuItemsPhrases);
  const mayAdd = useMayAdd('items');
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const ofItem = useMenu((menu) => menu.items.find(({ id }) => id === params.itemId)?.category);
  const department = outline.find(({ id }) => id === params.departmentId);
  const category = department?.categories.find(({ id }) => id === (params.categoryId ?? ofItem));
  const pasting = usePasting({ department, category });
  const go = (path: string) => navigate({ href: `/menu/menuItems/${path}${window.location.search}` });
  if (!mayAdd) return null;
  const itemPath = department && category ? `${department.id}/${category.id}/item/add` : 'item/add';
  return (
    <>
      <Button
        variant="filled"
        size="xs"
        leftSection={<IconPlus size={14} stroke={2} aria-hidden />}
        {...(category && { 'aria-label': t('addItemTo', { name: category.name }) })}
        onClick={() => go(itemPath)}
      >
        {t('addItem')}
      </Button>
      <MenuButton
        width={260}
        button={(trigger) => (
          <IconButton {...trigger} label={t('add')} icon={<IconChevronDown size={16} stroke={1.75} aria-hidden />} />
        )}
        items={() => (
          <>
            {department && (
              <Menu.Item onClick={() => go(`${department.id}/category/add`)}>
                {t('addCategory', { name: department.name })}
              </Menu.Item>
            )}
            <Menu.Item onClick={() => go('departments/add')}>{t('addDepartment')}</Menu.Item>
            {pasting && (
              <>
                <Menu.Divider />
                <Menu.Item
                  disabled={pasting.paste === undefined}
                  leftSection={<IconClipboard size={16} stroke={1.75} aria-hidden />}
                  onClick={() => pasting.paste?.()}
                >
                  {pasting.label}
                  {pasting.hint !== undefined && <span className={styles.reason}>{pasting.hint}</span>}
                </Menu.Item>
              </>
            )}
          </>
        )}
      />
    </>
  );
}
