import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMayAdd } from '../../../../editing/draft/may-edit.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { modifierLists, useModifier, useModifierCategory } from '../use-modifiers.ts';

/** The entities that can be added: a category, and a modifier to the chosen one. */
export function AddModifierMenu() {
  const t = usePhrases(modifiersPhrases);
  const mayAddModifier = useMayAdd(...modifierLists.modifier);
  const mayAddCategory = useMayAdd(...modifierLists.category);
  const navigate = useNavigate();
  const { modifierCategoryId, modifierId = '' } = useParams({ strict: false });
  const ofModifier = useModifier(modifierId)?.category;
  const category = useModifierCategory(modifierCategoryId ?? ofModifier ?? '');
  const go = (path: string) => navigate({ href: `/menu/modifiers/${path}${window.location.search}` });
  if (!mayAddModifier && !mayAddCategory) return null;
  return (
    <MenuButton
      width={260}
      button={(trigger) => (
        <IconButton {...trigger} label={t('add')} icon={<IconPlus size={16} stroke={1.75} aria-hidden />} />
      )}
      items={() => (
        <>
          {category && mayAddModifier && (
            <Menu.Item onClick={() => go(`${encodeURIComponent(category.id)}/item/add`)}>
              {t('addModifier', { name: category.info.name })}
            </Menu.Item>
          )}
          {mayAddCategory && <Menu.Item onClick={() => go('addCategory')}>{t('addCategory')}</Menu.Item>}
        </>
      )}
    />
  );
}
