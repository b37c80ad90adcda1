import { MODIFIER_LAYOUTS, TILE_SHAPES, TILE_SIZES } from '@servery/domain';
import { kioskDesignFields } from '@servery/words';
import { ContrastNote } from '../../../editing/fields/colors/contrast-note.tsx';
import { DocumentColor } from '../../../editing/fields/colors/document-color.tsx';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { ImageListField } from '../../../editing/fields/image-list-field.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { PreviewedSection } from '../../../editing/page/previewed-section.tsx';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { kioskDesignPhrases } from '../../../phrases/settings/kiosk-design.ts';
import { Columns, Fields } from '../../../ui/layout/pane/section.tsx';
import { showAttract, showItem, showMenu } from './shown-screen.ts';

const looks = (field: string) => ['kioskDesign', 'appearance', field];
const items = (field: string) => ['kioskDesign', 'itemCustomization', field];

const attractPaths = ['logo', 'attractImages', 'attractTitle', 'attractButton', 'attractAfter'].map(looks);
const pairs = [
  ['textColor', 'backgroundColor'],
  ['buttonTextColor', 'buttonColor'],
  ['tileTextColor', 'tileColor'],
] as const;
const colorPaths = pairs.flat().map(looks);
const tilePaths = ['tileShape', 'tileSize', 'showPrices', 'showDescriptions'].map(looks);
const itemPaths = [['kioskDesign', 'itemCustomization']];

export function AttractSection() {
  const t = usePhrases(kioskDesignPhrases);
  return (
    <PreviewedSection title={t('attract')} hint={t('attractHint')} paths={attractPaths} onBegin={showAttract}>
      <Columns>
        <Fields>
          <DocumentText path={looks('attractTitle')} maxLength={80} />
          <DocumentText path={looks('attractButton')} maxLength={40} />
          <DocumentNumber path={looks('attractAfter')} min={15} max={600} unit={t('seconds')} width={160} />
        </Fields>
        <Fields>
          <ImageField path={looks('logo')} label={say(kioskDesignFields, 'kioskDesign.appearance.logo')} />
          <ImageListField path={looks('attractImages')} hint={t('attractImagesHint')} most={12} />
        </Fields>
      </Columns>
    </PreviewedSection>
  );
}

export function ColorsSection() {
  const t = usePhrases(kioskDesignPhrases);
  const appearance = useSettings(({ kioskDesign }) => kioskDesign.appearance);
  return (
    <PreviewedSection title={t('colors')} hint={t('colorsHint')} paths={colorPaths} onBegin={showMenu}>
      <Columns>
        {pairs.map(([color, background]) => (
          <Fields key={color}>
            <DocumentColor path={looks(background)} />
            <DocumentColor path={looks(color)} isNoted />
            <ContrastNote color={appearance[color]} background={appearance[background]} />
          </Fields>
        ))}
      </Columns>
    </PreviewedSection>
  );
}

export function TilesSection() {
  const t = usePhrases(kioskDesignPhrases);
  return (
    <PreviewedSection title={t('tiles')} hint={t('tilesHint')} paths={tilePaths} onBegin={showMenu}>
      <Columns>
        <Fields>
          <DocumentChoice path={looks('tileSize')} values={TILE_SIZES} />
          <DocumentChoice path={looks('tileShape')} values={TILE_SHAPES} />
        </Fields>
        <Fields>
          <DocumentSwitch path={looks('showPrices')} />
          <DocumentSwitch path={looks('showDescriptions')} />
        </Fields>
      </Columns>
    </PreviewedSection>
  );
}

/** KI-02: itemCustomization. */
export function ItemsSection() {
  const t = usePhrases(kioskDesignPhrases);
  const isAsked = useSettings(({ kioskDesign }) => kioskDesign.itemCustomization.allowInstructions);
  return (
    <PreviewedSection title={t('items')} hint={t('itemsHint')} paths={itemPaths} onBegin={showItem}>
      <Columns>
        <Fields>
          <DocumentChoice path={items('modifierLayout')} values={MODIFIER_LAYOUTS} />
          <DocumentNumber path={items('maxQuantity')} min={1} max={99} width={160} />
          <DocumentSwitch path={items('allowInstructions')} />
          {isAsked && <DocumentText path={items('instructionsLabel')} maxLength={80} />}
        </Fields>
        <Fields>
          <DocumentSwitch path={items('showModifierImages')} />
          <DocumentSwitch path={items('showModifierPrices')} />
          <DocumentSwitch path={items('suggestItems')} />
        </Fields>
      </Columns>
    </PreviewedSection>
  );
}
