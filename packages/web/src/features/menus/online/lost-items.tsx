import { Button } from '@mantine/core';
import { type GuestList, type LostCategory, withAllFound, withFound } from '@servery/domain';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useChangeMenu } from '../../../editing/kinds/menu-document.ts';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { newEntityId } from '../new-entity-id.ts';
import styles from './online.module.css';
import { channelOf, useCategoryNames, useLost } from './use-guest-page.ts';

const fewNames = 3;

/** The categories whose items are sold online and found nowhere, each with the button that repairs it. */
export function LostItems({ list }: { readonly list: GuestList }) {
  const t = usePhrases(onlineLayoutPhrases);
  const channel = channelOf(list);
  const repair = { channel, newId: () => newEntityId('online') };
  const lost = useLost(channel);
  const mayRepair = useMayEdit([list]);
  const change = useChangeMenu();
  const names = useCategoryNames();
  if (lost.length === 0) return null;
  const all = mayRepair && lost.length > 1 && (
    <Button size="sm" onClick={() => change((menu) => withAllFound(menu, repair))}>
      {t('repairAll', { count: lost.length })}
    </Button>
  );
  return (
    <Section title={t('lost')} hint={t('lostHint', { where: t(channel) })} count={lost.length} actions={all}>
      <ul className={styles.lost} aria-label={t('lost')}>
        {lost.map((one) => (
          <li key={one.category.id}>
            <Finding tone="bad">
              <Row gap={3}>
                <Stack place="fill">
                  <b>{names.get(one.category.id)}</b>
                  <Muted small>{itemNames(one)}</Muted>
                </Stack>
                {mayRepair && (
                  <Button size="sm" onClick={() => change((menu) => withFound(menu, one, repair))}>
                    {repairWords(one)}
                  </Button>
                )}
              </Row>
            </Finding>
          </li>
        ))}
      </ul>
    </Section>
  );

  function itemNames({ items }: LostCategory): string {
    const few = items.slice(0, fewNames).map(({ info }) => info.name);
    const count = t('lostItems', { count: items.length });
    const shown = few.join(', ');
    return `${count}: ${items.length > few.length ? t('andMore', { names: shown, count: items.length - few.length }) : shown}`;
  }

  function repairWords({ hiddenIn, beside }: LostCategory): string {
    if (hiddenIn) return t('showIn', { name: hiddenIn.name });
    return beside ? t('addTo', { name: beside.name }) : t('makeCategory');
  }
}
