import { Button } from '@mantine/core';
import { nextPlu, type PluKind } from '@servery/domain';
import { type ReactNode, useState } from 'react';
import { useMayAdd } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BackToTree, type TreeScreen } from './back-to-tree.tsx';

export type NewEntity = {
  readonly name: string;
  readonly plu: string;
  readonly next: number;
  /** The id of the sibling that it begins like; empty where it begins empty. */
  readonly like: string;
};

type Sibling = { readonly id: string; readonly info: { readonly name: string } };

type AddPageProps = {
  readonly title: string;
  readonly kind: PluKind;
  /** The list of the menu that it joins, where that is not called as its kind. */
  readonly list?: readonly string[];
  readonly screen?: TreeScreen;
  readonly onAdd: (given: NewEntity) => unknown;
  /** The entities that it may begin like, and its beginning otherwise, in words. */
  readonly siblings?: readonly Sibling[];
  readonly likeNothing?: string;
  /** Below the name: a field that says where it goes. */
  readonly place?: ReactNode;
  /** Whether it is known where it goes; absent: yes. */
  readonly isPlaced?: boolean;
};

/** A name and the next free number; everything else is edited where it then opens. DP-09 to DP-11 */
export function AddPage(props: AddPageProps) {
  const {
    title,
    kind,
    list = [kind],
    screen = '/menu/menuItems',
    onAdd,
    siblings = [],
    likeNothing = '',
    place,
    isPlaced = true,
  } = props;
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const [name, setName] = useState('');
  const [like, setLike] = useState('');
  const { pluNum, next } = nextPlu(menu, kind);
  const mayAdd = useMayAdd(...list);
  const canAdd = mayAdd && isPlaced && name.trim() !== '';
  return (
    <>
      <BackToTree screen={screen} />
      <EditorPage title={title} subtitle={t(mayAdd ? 'createHint' : 'mayNotAdd')}>
        <Stack
          as="form"
          gap={3}
          above={5}
          maxWidth={400}
          onSubmit={(event) => {
            event.preventDefault();
            if (canAdd) onAdd({ name: name.trim(), plu: pluNum, next, like });
          }}
        >
          <TextField label={t('name')} value={name} onChange={setName} maxLength={200} disabled={!mayAdd} autoFocus />
          {place}
          {siblings.length > 0 && (
            <SelectField
              label={t('like')}
              value={siblings.some(({ id }) => id === like) ? like : ''}
              onChange={(id) => setLike(id ?? '')}
              options={[
                { value: '', label: likeNothing },
                ...siblings.map(({ id, info }) => ({ value: id, label: info.name })),
              ]}
              disabled={!mayAdd}
            />
          )}
          <Muted small>{t('plu', { number: pluNum })}</Muted>
          <div>
            <Button type="submit" variant="filled" disabled={!canAdd}>
              {t('create')}
            </Button>
          </div>
        </Stack>
      </EditorPage>
    </>
  );
}
