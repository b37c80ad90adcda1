import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';

type Status = 'ACTIVE' | 'INACTIVE';

/** Turns several rows on or off at once. */
export function StatusButtons({ onChange }: { readonly onChange: (status: Status) => void }) {
  const t = usePhrases(menuListPhrases);
  const icons = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Button size="sm" variant="subtle" leftSection={<IconEye {...icons} />} onClick={() => onChange('ACTIVE')}>
        {t('turnOn')}
      </Button>
      <Button size="sm" variant="subtle" leftSection={<IconEyeOff {...icons} />} onClick={() => onChange('INACTIVE')}>
        {t('turnOff')}
      </Button>
    </>
  );
}
