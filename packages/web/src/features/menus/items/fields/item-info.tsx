import type { Path } from '@servery/domain';
import { DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../../editing/fields/image-field.tsx';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { DescriptionField, infoPath, NameFields, PluField } from '../../forms/info-fields.tsx';
import styles from '../../forms/menu-forms.module.css';
import { Section } from '../../forms/section.tsx';

type ItemFieldsProps = {
  readonly path: Path;
  /** The description is above the prices; otherwise it follows below them. */
  readonly hasDescription: boolean;
};

/** The names and description of an item, above its prices. */
export function ItemNameFields({ path, hasDescription }: ItemFieldsProps) {
  return (
    <div className={styles.fields}>
      <NameFields path={path} />
      {hasDescription && <DescriptionField path={path} />}
    </div>
  );
}

/** The other details of an item: below its prices. */
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
