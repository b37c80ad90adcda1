import { Button } from '@mantine/core';
import type { Path } from '@servery/domain';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useField } from '../../../editing/fields/use-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';

/** Makes an entity active or inactive; at a group or location the button names the level, so that nobody changes it for everybody. */
export function ActivateButton({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const status = useField([...path, 'info', 'status']);
  const isActive = status.value === 'ACTIVE';
  const Icon = isActive ? IconBan : IconCircleCheck;
  const isWhole = level.kind === 'company';
  const label = isWhole
    ? t(isActive ? 'makeInactive' : 'makeActive')
    : t(isActive ? 'makeInactiveIn' : 'makeActiveIn', { name: level.name });
  return (
    <Button
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() => status.setValue(isActive ? 'INACTIVE' : 'ACTIVE')}
    >
      {label}
    </Button>
  );
}
