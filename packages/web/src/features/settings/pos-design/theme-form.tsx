import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { asJsonObject, builtInTheme, freeThemeName, type PosTheme, sameJson, THEME_PARTS } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageListField } from '../../../editing/fields/image-list-field.tsx';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { PosPreview } from './pos-preview.tsx';
import { ThemePartFields } from './theme-part-fields.tsx';

/** PD-04: everything about one theme. */
export const ThemeForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(posDesignPhrases);
  const { themes, virtualTicket, colors } = useSettings(({ posDesign }) => posDesign);
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  const theme = themes.find((candidate) => candidate.id === id);
  if (!theme) return null;
  return (
    <>
      {isNarrow && <PosPreview theme={theme} addItemsTo={virtualTicket.addItemsTo} colors={colors} />}
      <ThemeName theme={theme} isNew={isNew} />
      <OwnColors theme={theme} />
      {THEME_PARTS.map((part) => (
        <ThemePartFields key={part} theme={theme} part={part} />
      ))}
      <Fields title={t('rearDisplay')}>
        <ImageListField path={[...path, 'rearDisplayCarouselImagesImageUrls']} hint={t('rearDisplayHint')} most={20} />
      </Fields>
    </>
  );
};

/** PD-07: a name that is taken gets its number once it is left. */
function ThemeName({ theme, isNew }: { readonly theme: PosTheme; readonly isNew: boolean }) {
  const t = usePhrases(posDesignPhrases);
  const edit = useEditSettings();
  const themes = useSettings(({ posDesign }) => posDesign.themes);
  const handleBlur = () => {
    const others = themes.filter(({ id }) => id !== theme.id);
    const name = freeThemeName(others, theme.name);
    if (name === '' || name === theme.name) return;
    edit(({ posDesign }) => {
      const found = posDesign.themes.find(({ id }) => id === theme.id);
      if (found) found.name = name;
    });
  };
  return (
    <DocumentText
      path={['posDesign', 'themes', { id: theme.id }, 'name']}
      maxLength={60}
      takesFocus={isNew}
      onBlur={handleBlur}
      unavailable={builtInTheme(theme.id) ? t('builtInName') : undefined}
    />
  );
}

/** A built-in theme that was colored otherwise goes back to its first colors; its images stay. */
function OwnColors({ theme }: { readonly theme: PosTheme }) {
  const t = usePhrases(posDesignPhrases);
  const edit = useEditSettings();
  const { canSave } = useEditor().level;
  const builtIn = builtInTheme(theme.id);
  if (!builtIn || !canSave) return null;
  const { rearDisplayCarouselImagesImageUrls: _images, ...colors } = builtIn;
  const isAsBuilt = sameJson(asJsonObject({ ...theme, ...colors }), asJsonObject(theme));
  if (isAsBuilt) return null;
  const handleReset = () =>
    edit(({ posDesign }) => {
      Object.assign(posDesign.themes.find(({ id }) => id === theme.id) ?? {}, colors);
    });
  return (
    <div>
      <Button size="sm" onClick={handleReset}>
        {t('resetColors')}
      </Button>
    </div>
  );
}
