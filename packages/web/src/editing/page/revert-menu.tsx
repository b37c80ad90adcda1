import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconRestore } from '@tabler/icons-react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { revertSectionsToBase, revertSectionsToLoaded } from '../draft/draft-store.ts';
import { useEditor } from '../draft/editor-context.ts';

/** OV-19, OV-20: what the screen edits goes back as a whole, to what the level inherits or to what was last loaded. */
export function RevertMenu({ sections }: { readonly sections: readonly string[] }) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  return (
    <MenuButton
      width={260}
      button={(props) => (
        <IconButton
          {...props}
          label={t('more')}
          variant="default"
          icon={<IconDots size={16} stroke={1.75} aria-hidden />}
        />
      )}
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
