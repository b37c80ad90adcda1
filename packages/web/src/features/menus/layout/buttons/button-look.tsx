import { type LayoutButton, type Path, TEXT_FONTS, TEXT_STYLES } from '@servery/domain';
import { ContrastNote } from '../../../../editing/fields/colors/contrast-note.tsx';
import { DocumentColor } from '../../../../editing/fields/colors/document-color.tsx';
import { DocumentChoice } from '../../../../editing/fields/document-choices.tsx';
import { DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../../editing/fields/image-field.tsx';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';

const textSizes = ['SMALL', 'NORMAL', 'LARGE'] as const;

type ButtonLookProps = { readonly path: Path; readonly style: LayoutButton['buttonStyle'] };

/** How a button looks. LY-17 */
export function ButtonLook({ path, style }: ButtonLookProps) {
  const t = usePhrases(menuLayoutPhrases);
  const { buttonColor, textColor, textSize, textStyle, textFont } = style;
  const values = (known: readonly string[], own: string) => [...new Set([...known, own])];
  return (
    <>
      <DocumentSwitch path={[...path, 'forceSquared']} label={t('square')} hint={t('squareHint')} />
      <DocumentColor path={[...path, 'buttonColor']} label={t('color')} />
      <DocumentColor path={[...path, 'textColor']} label={t('textColor')} />
      <ContrastNote color={textColor} background={buttonColor} />
      <Grid columns={2} gap={3} align="start">
        <DocumentChoice path={[...path, 'textStyle']} label={t('textStyle')} values={values(TEXT_STYLES, textStyle)} />
        <DocumentChoice path={[...path, 'textSize']} label={t('textSize')} values={values(textSizes, textSize)} />
      </Grid>
      <DocumentChoice path={[...path, 'textFont']} label={t('font')} values={values(TEXT_FONTS, textFont)} />
      <ImageField path={[...path, 'buttonImage']} label={t('image')} />
    </>
  );
}
