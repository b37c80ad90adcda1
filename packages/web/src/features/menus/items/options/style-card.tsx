import { Button } from '@mantine/core';
import { STYLE_NAME_LENGTH, type Style, type StyleOption } from '@servery/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useEditMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { DragOrder, type OrderedEntry, useDragEntry } from '../../../../ui/order/drag-order.tsx';
import { moveTo } from './move-to.ts';
import { ShortText } from './short-text.tsx';
import { StyleOptionRow } from './style-option-row.tsx';
import styles from './styles-section.module.css';
import { useRemoveOption } from './use-remove-option.ts';
import { useRemoveStyle } from './use-remove-style.ts';

const AddOptionDialog = lazy(() => import('./add-option-dialog.tsx').then((m) => ({ default: m.AddOptionDialog })));

type StyleCardProps = { readonly departmentId: string; readonly style: Style; readonly entry: OrderedEntry };

/** One style of a department with its options, and its place among the others. */
export function StyleCard({ departmentId, style, entry }: StyleCardProps) {
  const t = usePhrases(menuItemsPhrases);
  const path = ['departments', { id: departmentId }, 'styles', { id: style.id }];
  const [isAdding, setAdding] = useState(false);
  const editStyle = useEditStyle(departmentId, style.id);
  const isLocked = !useMayEdit(path);
  const { ref, handle } = useDragEntry(entry);
  const setStatus = (status: StyleOption['status'], isMeant: (option: StyleOption) => boolean) =>
    editStyle(({ options }) => {
      for (const option of options) if (isMeant(option)) option.status = status;
    });
  const removeStyle = useRemoveStyle({ departmentId, onDeactivate: () => setStatus('INACTIVE', () => true) });
  const removeOption = useRemoveOption({
    departmentId,
    styleId: style.id,
    onDeactivate: ({ id }) => setStatus('INACTIVE', (option) => option.id === id),
  });
  const byId = new Map(style.options.map((option) => [option.id, option]));
  return (
    <section ref={ref} aria-label={style.name} className={styles.styleCard}>
      <Stack gap={2}>
        <Row gap={2}>
          {handle}
          <ShortText path={[...path, 'name']} label={t('styleName')} maxLength={STYLE_NAME_LENGTH} />
          {style.isSize && <Text tone="muted">{t('isSize')}</Text>}
          <FieldMark path={path} label={style.name} format={() => style.options.map((one) => one.name).join(', ')} />
          {!isLocked && (
            <IconButton
              size="sm"
              label={t('removeStyle', { name: style.name })}
              icon={<IconTrash size={14} stroke={1.75} aria-hidden />}
              onClick={() => removeStyle(style)}
            />
          )}
        </Row>
        <ul className={styles.optionList}>
          <DragOrder
            entries={style.options}
            onMove={(move) => editStyle(({ options }) => moveTo(options, move))}
            isFixed={isLocked || style.options.length < 2}
          >
            {(one) => {
              const option = byId.get(String(one.id));
              return (
                option && (
                  <StyleOptionRow
                    key={one.id}
                    path={[...path, 'options', { id: option.id }]}
                    option={option}
                    entry={one}
                    isLocked={isLocked}
                    onSetStatus={(status) => setStatus(status, ({ id }) => id === option.id)}
                    onRemove={() => removeOption(option)}
                  />
                )
              );
            }}
          </DragOrder>
        </ul>
        {!isLocked && (
          <div>
            <Button
              size="sm"
              variant="subtle"
              leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('addOption')}
            </Button>
          </div>
        )}
      </Stack>
      <Suspense fallback={null}>
        {isAdding && <AddOptionDialog departmentId={departmentId} style={style} onClose={() => setAdding(false)} />}
      </Suspense>
    </section>
  );
}

/** Changes one style of the draft. */
function useEditStyle(departmentId: string, styleId: string) {
  const edit = useEditMenu();
  return (recipe: (style: Style) => unknown) =>
    edit((menu) => {
      const department = menu.departments.find(({ id }) => id === departmentId);
      const style = department?.styles.find(({ id }) => id === styleId);
      if (style) recipe(style);
    });
}
