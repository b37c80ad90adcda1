import { Button } from '@mantine/core';
import { type Department, newStyle } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useEditMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { DragOrder } from '../../../../ui/order/drag-order.tsx';
import { Section } from '../../forms/section.tsx';
import { newEntityId } from '../../new-entity-id.ts';
import { moveTo } from './move-to.ts';
import { StyleCard } from './style-card.tsx';
import styles from './styles-section.module.css';

/** DP-01: ordered lists of options; at most one of them is the size. */
export function StylesSection({ department }: { readonly department: Department }) {
  const t = usePhrases(menuItemsPhrases);
  const path = ['departments', { id: department.id }, 'styles'];
  const mayEdit = useMayEdit(path);
  const mayAdd = useMayEdit([...path, { id: '' }]);
  const editMenu = useEditMenu();
  const edit = (recipe: (all: Department['styles']) => void) =>
    editMenu((menu) => {
      const found = menu.departments.find(({ id }) => id === department.id);
      if (found) recipe(found.styles);
    });
  const hasSize = department.styles.some(({ isSize }) => isSize);
  const addButton = (isSize: boolean) => (
    <Button
      size="sm"
      leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
      onClick={() =>
        edit((all) => all.push(newStyle({ id: newEntityId('style'), name: t(isSize ? 'sizes' : 'newStyle'), isSize })))
      }
    >
      {t(isSize ? 'addSize' : 'addStyle')}
    </Button>
  );
  const byId = new Map(department.styles.map((style) => [style.id, style]));
  return (
    <Section
      title={t('styles')}
      hint={t('stylesHint')}
      actions={
        mayAdd && (
          <>
            {!hasSize && addButton(true)}
            {addButton(false)}
          </>
        )
      }
    >
      <div className={styles.styleCards}>
        <DragOrder
          entries={department.styles}
          onMove={(move) => edit((all) => moveTo(all, move))}
          isFixed={!mayEdit || department.styles.length < 2}
        >
          {(entry) => {
            const style = byId.get(String(entry.id));
            return style && <StyleCard key={entry.id} departmentId={department.id} style={style} entry={entry} />;
          }}
        </DragOrder>
      </div>
    </Section>
  );
}
