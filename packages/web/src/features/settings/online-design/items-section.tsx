import { FONT_SIZES, HEADER_LINES, ITEM_BEHAVIORS, ITEM_ORIENTATIONS, MODIFIER_LAYOUTS } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSelect } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../phrases/settings/online-design.ts';
import { Columns, Fields } from '../../../ui/layout/pane/section.tsx';
import { at, DesignSection } from './design-section.tsx';

const sizes = FONT_SIZES.map((size) => ({ value: size, label: size }));
const sizeFields = ['itemNameFontSize', 'itemDescriptionFontSize', 'itemPriceFontSize', 'sectionHeaderFontSize'];
const paths = [
  ...sizeFields,
  ...['itemBorderWidth', 'itemOrientation', 'itemBehavior', 'modifierLayout', 'sectionHeaderLine'],
].map((field) => at(field));

/** OD-10 to OD-14, OD-17, OD-19 to OD-21 */
export function ItemsSection() {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <DesignSection title={t('items')} hint={t('itemsHint')} paths={paths} shows="MENU">
      <Columns>
        <Fields>
          <DocumentChoice path={at('itemOrientation')} values={ITEM_ORIENTATIONS} />
          <DocumentNumber path={at('itemBorderWidth')} min={1} max={4} unit="px" width={120} />
          <DocumentChoice path={at('sectionHeaderLine')} values={HEADER_LINES} />
          <DocumentChoice path={at('itemBehavior')} values={ITEM_BEHAVIORS} />
          <DocumentChoice path={at('modifierLayout')} values={MODIFIER_LAYOUTS} />
        </Fields>
        <Fields>
          {sizeFields.map((field) => (
            <DocumentSelect key={field} path={at(field)} options={sizes} />
          ))}
        </Fields>
      </Columns>
    </DesignSection>
  );
}
