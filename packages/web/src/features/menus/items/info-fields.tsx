import { Button } from '@mantine/core';
import { nextPlu, type Path, type PluKind } from '@servery/domain';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './menu-items.module.css';
import { Section } from './section.tsx';

type InfoFieldsProps = { readonly path: Path; readonly kind: Extract<PluKind, 'departments' | 'categories' | 'items'> };

/** Name, online name, description, image, number: what people read about it. */
export function InfoFields({ path, kind }: InfoFieldsProps) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <div className={styles.fields}>
      <NameFields path={path} />
      <DescriptionField path={path} />
      <div className={styles.wholeLine}>
        <ImageField path={infoPath(path, 'imageId')} label={t('image')} />
      </div>
      <PluField path={infoPath(path, 'pluNum')} kind={kind} />
    </div>
  );
}

type ItemFieldsProps = {
  readonly path: Path;
  /** The description stands above the prices; otherwise it follows below them. */
  readonly hasDescription: boolean;
};

/** What an item is called: all that stands above its prices. */
export function ItemNameFields({ path, hasDescription }: ItemFieldsProps) {
  return (
    <div className={styles.fields}>
      <NameFields path={path} />
      {hasDescription && <DescriptionField path={path} />}
    </div>
  );
}

/** What else is said about an item: below its prices. */
export function ItemDetails({ path, hasDescription }: ItemFieldsProps) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <Section title={t('details')}>
      <div className={styles.fields}>
        {hasDescription && <DescriptionField path={path} />}
        <PluField path={infoPath(path, 'pluNum')} kind="items" />
        <DocumentText
          path={infoPath(path, 'abbreviation')}
          label={t('abbreviation')}
          hint={t('abbreviationHint')}
          maxLength={60}
        />
      </div>
    </Section>
  );
}

/** The image of an item, over the whole width of its column. */
export function ItemImage({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  return <ImageField path={infoPath(path, 'imageId')} label={t('image')} isWide />;
}

function infoPath(path: Path, field: string): Path {
  return [...path, 'info', field];
}

function NameFields({ path }: { readonly path: Path }) {
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

function DescriptionField({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <div className={styles.wholeLine}>
      <DocumentText path={infoPath(path, 'description')} label={t('description')} lines={1} maxLength={4000} />
    </div>
  );
}

/** DP-05, DP-08 to DP-11: digits or nothing; one press gives the next free number. */
function PluField({ path, kind }: { readonly path: Path; readonly kind: InfoFieldsProps['kind'] }) {
  const t = usePhrases(menuItemsPhrases);
  const field = useField(path);
  const menu = useMenu((draft) => draft);
  const edit = useEditMenu();
  const handleNext = () => {
    const { pluNum, next } = nextPlu(menu, kind);
    edit((draft) => {
      draft.pluNumbers[kind] = next;
      const id = idOf(path);
      const entity = draft[kind].find((candidate) => candidate.id === id);
      if (entity) entity.info.pluNum = pluNum;
    });
  };
  return (
    <div className={styles.plu}>
      <DocumentText
        path={path}
        label={t('pluNumber')}
        maxLength={12}
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

function idOf(path: Path): string {
  const entity = path[1];
  return typeof entity === 'object' && 'id' in entity ? String(entity.id) : '';
}
