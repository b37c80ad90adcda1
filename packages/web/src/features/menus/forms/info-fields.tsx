import { Button } from '@mantine/core';
import { MOST_PLU_DIGITS, nextPlu, type Path, type PluKind } from '@servery/domain';
import { withValue } from '../../../editing/document/path-value.ts';
import { replaceDraft } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './menu-forms.module.css';

type InfoFieldsProps = {
  /** Of the entity; for a field with only the number, of the number. */
  readonly path: Path;
  readonly kind: PluKind;
};

/** Name, online name, description: the first fields of the form. */
export function TextFields({ path }: { readonly path: Path }) {
  return (
    <div className={styles.fields}>
      <NameFields path={path} />
      <DescriptionField path={path} />
    </div>
  );
}

/** Image and number: beside the form where there is room, else below it. */
export function ImageAndNumber({ path, kind }: InfoFieldsProps) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <Stack gap={4}>
      <ImageField path={infoPath(path, 'imageId')} label={t('image')} isWide />
      <PluField path={infoPath(path, 'pluNum')} kind={kind} />
    </Stack>
  );
}

export function infoPath(path: Path, field: string): Path {
  return [...path, 'info', field];
}

export function NameFields({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  const at = (field: string) => infoPath(path, field);
  const name = useField(at('name')).value;
  return (
    <>
      <DocumentText path={at('name')} label={t('name')} maxLength={200} />
      <DocumentText
        path={at('displayName')}
        label={t('displayName')}
        maxLength={200}
        {...(typeof name === 'string' && { placeholder: name })}
      />
    </>
  );
}

export function DescriptionField({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <div className={styles.wholeLine}>
      <DocumentText path={infoPath(path, 'description')} label={t('description')} lines={1} maxLength={4000} />
    </div>
  );
}

/** DP-05 to DP-11: digits or nothing; one press gives the next free number. */
export function PluField({ path, kind }: InfoFieldsProps) {
  const t = usePhrases(menuItemsPhrases);
  const field = useField(path);
  const menu = useMenu((draft) => draft);
  const editor = useEditor();
  const handleNext = () => {
    const { pluNum, next } = nextPlu(menu, kind);
    const { draft } = editor.store.getState();
    replaceDraft(editor, withValue(withValue(draft, ['pluNumbers', kind], next), path, pluNum));
  };
  return (
    <div className={styles.plu}>
      <DocumentText
        path={path}
        label={t('pluNumber')}
        maxLength={MOST_PLU_DIGITS}
        onSet={(typed) => field.setValue(String(typed).replace(/\D/g, ''))}
      />
      {field.value === '' && field.canEdit && (
        <Button size="sm" variant="subtle" onClick={handleNext}>
          {t('nextPlu')}
        </Button>
      )}
    </div>
  );
}
