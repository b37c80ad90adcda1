import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { DocumentSegments } from '../../../../editing/fields/document-choices.tsx';
import { DocumentNumber } from '../../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { SidePanel } from '../../../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

/** The charge for each amount, and for a half, for every price of the menu. */
export function ChargeRules() {
  const t = usePhrases(modifiersPhrases);
  const [isOpen, setOpen] = useState(false);
  const amounts = useMenu((menu) => menu.options.amountPercents);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconAdjustments size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('chargeRules')}
      </Button>
      <SidePanel title={t('chargeRules')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack gap={4}>
          <Muted>{t('chargeRulesHint')}</Muted>
          {amounts.map(({ id }) => (
            <DocumentNumber
              key={id}
              path={['options', 'amountPercents', { id }, 'percent']}
              min={0}
              max={1000}
              unit="%"
              width={160}
            />
          ))}
          <DocumentSegments path={['options', 'halfPricing']} values={['HALF', 'FULL']} />
        </Stack>
      </SidePanel>
    </>
  );
}
