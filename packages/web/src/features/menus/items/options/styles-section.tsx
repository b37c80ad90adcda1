import { Button, TextInput } from '@mantine/core';
import { type Department, newStyle, type Style, type StyleOption } from '@servery/domain';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useEditMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Chip } from '../../../../ui/data/chip.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Section } from '../../forms/section.tsx';
import { newEntityId } from '../../new-entity-id.ts';
import styles from './styles-section.module.css';
import { useRemoveOption } from './use-remove-option.ts';

const AddOptionDialog = lazy(() => import('./add-option-dialog.tsx').then((m) => ({ default: m.AddOptionDialog })));

/** DP-01: ordered lists of options; at most one of them is the size. */
export function StylesSection({ department }: { readonly department: Department }) {
  const t = usePhrases(menuItemsPhrases);
  const mayAdd = useMayEdit(['departments', { id: department.id }, 'styles']);
  const edit = useEditMenu();
  const hasSize = department.styles.some(({ isSize }) => isSize);
  const handleAdd = (isSize: boolean) =>
    edit((menu) => {
      const style = newStyle({ id: newEntityId('style'), name: t(isSize ? 'sizes' : 'newStyle'), isSize });
      menu.departments.find(({ id }) => id === department.id)?.styles.push(style);
    });
  const addButton = (isSize: boolean) => (
    <Button size="sm" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />} onClick={() => handleAdd(isSize)}>
      {t(isSize ? 'addSize' : 'addStyle')}
    </Button>
  );
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
        {department.styles.map((style) => (
          <StyleCard key={style.id} departmentId={department.id} style={style} />
        ))}
      </div>
    </Section>
  );
}

type StyleCardProps = { readonly departmentId: string; readonly style: Style };

function StyleCard({ departmentId, style }: StyleCardProps) {
  const t = usePhrases(menuItemsPhrases);
  const path = ['departments', { id: departmentId }, 'styles', { id: style.id }];
  const name = useField([...path, 'name']);
  const [isAdding, setAdding] = useState(false);
  const editStyle = useEditStyle(departmentId, style.id);
  const isLocked = !useMayEdit(path);
  const setStatus = (id: string, status: StyleOption['status']) =>
    editStyle((draft) => {
      const target = draft.options.find((option) => option.id === id);
      if (target) target.status = status;
    });
  const handleRemove = useRemoveOption({
    departmentId,
    styleId: style.id,
    onDeactivate: ({ id }) => setStatus(id, 'INACTIVE'),
  });
  return (
    <Stack as="section" gap={2} align="start" place="shrink" aria-label={style.name}>
      <div className={styles.styleHead}>
        <TextInput
          size="sm"
          aria-label={t('styleName')}
          value={style.name}
          disabled={isLocked}
          onChange={(event) => name.setValue(event.currentTarget.value)}
        />
        {style.isSize && <Text tone="muted">{t('isSize')}</Text>}
        <FieldMark path={path} label={style.name} format={() => style.options.map((one) => one.name).join(', ')} />
      </div>
      <ul className={styles.optionList}>
        {style.options.map((option, index) => (
          <li key={option.id} className={styles.option}>
            <TextInput
              size="sm"
              aria-label={t('optionName')}
              value={option.name}
              disabled={isLocked}
              onChange={(event) => {
                const { value } = event.currentTarget;
                editStyle((draft) => {
                  const target = draft.options[index];
                  if (target) target.name = value;
                }, option.id);
              }}
            />
            <Chip
              isOn={option.status === 'ACTIVE'}
              isLocked={isLocked}
              onPress={() => setStatus(option.id, option.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE')}
            >
              {t('active')}
            </Chip>
            <IconButton
              size="sm"
              label={t('moveUp', { name: option.name })}
              icon={<IconArrowUp size={14} stroke={1.75} aria-hidden />}
              disabled={isLocked || index === 0}
              onClick={() =>
                editStyle((draft) => draft.options.splice(index - 1, 0, ...draft.options.splice(index, 1)))
              }
            />
            <IconButton
              size="sm"
              label={t('moveDown', { name: option.name })}
              icon={<IconArrowDown size={14} stroke={1.75} aria-hidden />}
              disabled={isLocked || index === style.options.length - 1}
              onClick={() =>
                editStyle((draft) => draft.options.splice(index + 1, 0, ...draft.options.splice(index, 1)))
              }
            />
            <IconButton
              size="sm"
              label={t('removeOption', { name: option.name })}
              icon={<IconTrash size={14} stroke={1.75} aria-hidden />}
              disabled={isLocked}
              onClick={() => handleRemove(option)}
            />
          </li>
        ))}
      </ul>
      {!isLocked && (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('addOption')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAdding && <AddOptionDialog departmentId={departmentId} style={style} onClose={() => setAdding(false)} />}
      </Suspense>
    </Stack>
  );
}

/** Changes one style of the draft; edits in a row with one key are one step of undo. */
function useEditStyle(departmentId: string, styleId: string) {
  const edit = useEditMenu();
  return (recipe: (style: Style) => unknown, key?: string) =>
    edit((menu) => {
      const department = menu.departments.find(({ id }) => id === departmentId);
      const style = department?.styles.find(({ id }) => id === styleId);
      if (style) recipe(style);
    }, key);
}
