import { Button } from '@mantine/core';
import type { Path } from '@servery/domain';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useField } from '../../../editing/fields/use-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';

/** Takes an entity off the menu or puts it back; at a group or location the button names it, so that nobody hides for everybody. */
export function HideButton({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const status = useField([...path, 'info', 'status']);
  const isActive = status.value === 'ACTIVE';
  const Icon = isActive ? IconEyeOff : IconEye;
  const isWhole = level.kind === 'company';
  const label = isWhole ? t(isActive ? 'hide' : 'show') : t(isActive ? 'hideIn' : 'showIn', { name: level.name });
  return (
    <Button
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() => status.setValue(isActive ? 'INACTIVE' : 'ACTIVE')}
    >
      {label}
    </Button>
  );
}
