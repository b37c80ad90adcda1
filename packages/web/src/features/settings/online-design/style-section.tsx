import { BUTTON_STYLES, DESIGN_STYLES, ONLINE_FONTS, THUMBNAIL_SIZES } from '@servery/domain';
import { onlineDesignFields } from '@servery/words';
import { ContrastNote } from '../../../editing/fields/colors/contrast-note.tsx';
import { DocumentColor } from '../../../editing/fields/colors/document-color.tsx';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentSelect } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../phrases/settings/online-design.ts';
import { Columns, Fields } from '../../../ui/layout/pane/section.tsx';
import { at, DesignSection } from './design-section.tsx';
import { Palettes } from './palettes.tsx';

const fonts = ONLINE_FONTS.map((font) => ({ value: font, label: font }));
const paths = [
  ...['designStyle', 'modernThemeColors', 'modernFont', 'modernThumbnailSize', 'colorPalette', 'customColorPalettes'],
  ...['headlineFont', 'bodyFont', 'buttonStyle', 'favicon'],
].map((field) => at(field));

/** OD-09, OD-15, OD-16: colors, fonts and buttons of the style that is worn. */
export function StyleSection() {
  const t = usePhrases(onlineDesignPhrases);
  const isModern = useSettings(({ onlineDesign }) => onlineDesign.designStyle === 'MODERN');
  return (
    <DesignSection title={t('style')} hint={t('styleHint')} paths={paths} shows="MENU">
      <Columns>
        <Fields>
          <DocumentChoice path={at('designStyle')} values={DESIGN_STYLES} />
          {isModern ? (
            <>
              <DocumentSelect path={at('modernFont')} options={fonts} />
              <DocumentChoice path={at('modernThumbnailSize')} values={THUMBNAIL_SIZES} />
            </>
          ) : (
            <>
              <DocumentSelect path={at('headlineFont')} options={fonts} />
              <DocumentSelect path={at('bodyFont')} options={fonts} />
            </>
          )}
          <DocumentChoice path={at('buttonStyle')} values={BUTTON_STYLES} />
        </Fields>
        {isModern ? <ModernColors /> : <Palettes />}
        <ImageField path={at('favicon')} label={say(onlineDesignFields, 'onlineDesign.favicon')} />
      </Columns>
    </DesignSection>
  );
}

function ModernColors() {
  const colors = useSettings(({ onlineDesign }) => onlineDesign.modernThemeColors);
  return (
    <Fields>
      <DocumentColor path={at('modernThemeColors', 'header')} />
      <DocumentColor path={at('modernThemeColors', 'headerText')} isNoted />
      <ContrastNote color={colors.headerText} background={colors.header} />
      <DocumentColor path={at('modernThemeColors', 'button')} />
      <DocumentColor path={at('modernThemeColors', 'buttonText')} isNoted />
      <ContrastNote color={colors.buttonText} background={colors.button} />
    </Fields>
  );
}
