import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconRestore } from '@tabler/icons-react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { DotsMenu } from '../../ui/actions/dots-menu.tsx';
import { revertSectionsToBase, revertSectionsToLoaded } from '../draft/draft-store.ts';
import { useEditor } from '../draft/editor-context.ts';

/** OV-19, OV-20: the sections that the screen edits go back as a whole, to the values the level inherits or to those last loaded. */
export function RevertMenu({ sections }: { readonly sections: readonly string[] }) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  return (
    <DotsMenu
      label={t('more')}
      place="page"
      width={260}
      items={() => (
        <>
          {editor.level.kind !== 'company' && (
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
              onClick={() => revertSectionsToBase(editor, sections)}
            >
              {t('revertToBase')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconRestore size={16} stroke={1.75} aria-hidden />}
            onClick={() => revertSectionsToLoaded(editor, sections)}
          >
            {t('revertToLoaded')}
          </Menu.Item>
        </>
      )}
    />
  );
}
