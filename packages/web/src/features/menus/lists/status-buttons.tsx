import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';

type Status = 'ACTIVE' | 'INACTIVE';

/** Makes several rows active or inactive at once. */
export function StatusButtons({ onChange }: { readonly onChange: (status: Status) => void }) {
  const t = usePhrases(menuListPhrases);
  const icons = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconCircleCheck {...icons} />}
        onClick={() => onChange('ACTIVE')}
      >
        {t('makeActive')}
      </Button>
      <Button size="sm" variant="subtle" leftSection={<IconBan {...icons} />} onClick={() => onChange('INACTIVE')}>
        {t('makeInactive')}
      </Button>
    </>
  );
}
