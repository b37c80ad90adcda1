import { Button } from '@mantine/core';
import { coveredButtons, layoutGaps, withCoveredMoved } from '@servery/domain';
import { useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuLayoutPhrases } from '../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { itemAddress } from '../item-address.ts';
import { PlaceList } from '../lists/used-by.tsx';
import { useEditTabs } from './use-edit-tabs.ts';
import type { LayoutView } from './use-layout-view.ts';

type LayoutCheckProps = {
  readonly view: LayoutView;
  readonly mayEdit: boolean;
  /** Proposes buttons for all that is sold and has none. */
  readonly onFillMissing: () => void;
};

/** The things that a cashier would miss, and the buttons that would be pressed in vain. */
export function LayoutCheck({ view, mayEdit, onFillMissing }: LayoutCheckProps) {
  const t = usePhrases(menuLayoutPhrases);
  const menu = useDeferredValue(useMenu((draft) => draft));
  const { withoutButton, notSold, unreached } = useMemo(() => layoutGaps(menu), [menu]);
  const edits = useEditTabs();
  const { tab, grid } = view;
  const place = (item: (typeof withoutButton)[number]) => ({
    key: item.id,
    name: item.info.name,
    address: itemAddress(item),
  });
  const covered = tab ? coveredButtons(tab.buttons, grid).length : 0;
  const isClean = withoutButton.length + notSold.length + unreached.length + covered === 0;
  return (
    <Section title={t('gaps')}>
      <Stack gap={4}>
        {isClean && <Finding tone="good">{t('noGaps')}</Finding>}
        {withoutButton.length > 0 && (
          <Finding tone="bad">
            <p>{t('withoutButton', { count: withoutButton.length })}</p>
            <PlaceList places={withoutButton.map(place)} />
            {tab && mayEdit && (
              <div>
                <Button size="sm" onClick={onFillMissing}>
                  {t('addToTab', { name: tab.name })}
                </Button>
              </div>
            )}
          </Finding>
        )}
        {tab && covered > 0 && (
          <Finding tone="bad">
            <p>{t('covered', { count: covered, name: tab.name })}</p>
            {mayEdit && (
              <div>
                <Button size="sm" onClick={() => edits.setButtons(tab.id, withCoveredMoved(tab.buttons, grid))}>
                  {t('moveCovered')}
                </Button>
              </div>
            )}
          </Finding>
        )}
        {notSold.length > 0 && (
          <Finding>
            <p>{t('notSold', { count: notSold.length })}</p>
            <PlaceList places={[...new Map(notSold.map(({ item }) => [item.id, place(item)])).values()]} />
          </Finding>
        )}
        {unreached.length > 0 && (
          <Finding>
            {t('unreached', { count: unreached.length, names: unreached.map(({ name }) => name).join(', ') })}
          </Finding>
        )}
      </Stack>
    </Section>
  );
}
