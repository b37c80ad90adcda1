import { Switch } from '@mantine/core';
import type { Path } from '@servery/domain';
import { useField } from '../../../editing/fields/use-field.ts';
import { kioskMenuPhrases } from '../../../phrases/menus/kiosk-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Row } from '../../../ui/layout/row.tsx';

type ChannelSwitchProps = {
  /** Of the category or the item. */
  readonly path: Path;
  readonly name: string;
};

/** The kiosk channel of a category or an item. */
export function ChannelSwitch({ path, name }: ChannelSwitchProps) {
  const t = usePhrases(kioskMenuPhrases);
  const field = useField(kioskPath(path));
  return (
    <Row gap={2}>
      <Switch
        aria-label={t('switchOf', { name })}
        checked={field.value === true}
        disabled={!field.canEdit}
        onChange={(event) => field.setValue(event.currentTarget.checked)}
      />
      {field.isChanged && <UnsavedDot />}
    </Row>
  );
}

/** Where a category or an item says whether the kiosk sells it. */
export function kioskPath(path: Path): Path {
  return [...path, 'availability', 'kiosk'];
}
