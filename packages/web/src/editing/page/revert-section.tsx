import { Button, Menu } from '@mantine/core';
import { findByPath, type JsonObject, type Path } from '@servery/domain';
import { IconArrowBackUp, IconRestore } from '@tabler/icons-react';
import { usePhrases } from '../../phrases/phrases.ts';
import { revertSectionPhrases } from '../../phrases/settings/revert-section.ts';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { readAt, sameBy, withValue } from '../document/path-value.ts';
import { replaceDraft } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';

type RevertSectionProps = {
  /** Of everything that the section edits. */
  readonly paths: readonly Path[];
  /** Read aloud, for a page has several. */
  readonly name: string;
};

const icons = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** OV-19, OV-20 for a part of a module: the places that one section edits go back as a whole. There only while they can go back. */
export function RevertSection({ paths, name }: RevertSectionProps) {
  const t = usePhrases(revertSectionPhrases);
  const editor = useEditor();
  const { kind: level, canSave } = editor.level;
  const isOwn = useEditorState(({ draft, loaded }) => level !== 'company' && differs(draft, loaded.parent, paths));
  const isChanged = useEditorState(({ draft, loaded }) => differs(draft, loaded.saved, paths));
  if (!canSave || !(isOwn || isChanged)) return null;
  const revertTo = (source: 'parent' | 'saved') => {
    const { draft, loaded } = editor.store.getState();
    replaceDraft(editor, withPlacesOf(draft, loaded[source], paths));
  };
  return (
    <MenuButton
      width={230}
      button={(trigger) => (
        <Button {...trigger} size="sm" variant="subtle" aria-label={t('revertOf', { name })}>
          {t('revert')}
        </Button>
      )}
      items={() => (
        <>
          {isOwn && (
            <Menu.Item leftSection={<IconArrowBackUp {...icons} />} onClick={() => revertTo('parent')}>
              {t('toInherited')}
            </Menu.Item>
          )}
          {isChanged && (
            <Menu.Item leftSection={<IconRestore {...icons} />} onClick={() => revertTo('saved')}>
              {t('toLoaded')}
            </Menu.Item>
          )}
        </>
      )}
    />
  );
}

function differs(draft: JsonObject, source: JsonObject, paths: readonly Path[]): boolean {
  return paths.some((path) => !sameBy(draft, source, readAt(path)));
}

function withPlacesOf(draft: JsonObject, source: JsonObject, paths: readonly Path[]): JsonObject {
  return paths.reduce((next, path) => withValue(next, path, findByPath(source, path)), draft);
}
