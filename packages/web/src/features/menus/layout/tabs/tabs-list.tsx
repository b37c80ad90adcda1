import { Button } from '@mantine/core';
import { freeName, type LayoutTab } from '@servery/domain';
import { IconClock, IconDeviceDesktop, IconEyeOff, IconPlus } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Tree } from '../../../../ui/data/tree.tsx';
import type { TreeMoves, TreeNode } from '../../../../ui/data/tree-moves.ts';
import { Section } from '../../../../ui/layout/pane/section.tsx';
import { nodeEnd } from '../../tree/node-end.tsx';
import { useEntityMarks } from '../../tree/use-entity-marks.ts';
import { nestedTabs } from '../buttons/button-face.ts';
import styles from '../device/layout-board.module.css';
import { useEditTabs } from '../use-edit-tabs.ts';

type TabsListProps = {
  readonly tabs: readonly LayoutTab[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly mayEdit: boolean;
};

const tabLists = [['layout', 'tabs']];
const icon = { size: 14, stroke: 1.75 } as const;

/** The tabs in their order, with the differences at this level or below; a tab that only a button opens is listed below the tab with that button. */
export const TabsList = memo(function TabsList({ tabs, openId, onOpen, mayEdit }: TabsListProps) {
  const t = usePhrases(menuLayoutPhrases);
  const edits = useEditTabs();
  const shown = useEntityMarks(tabLists);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const parents = nestedTabs(tabs);
  const nested = Map.groupBy(tabs, ({ id }) => parents.get(id));
  const nodeOf = (one: LayoutTab): TreeNode => {
    const below = (nested.get(one.id) ?? []).map(nodeOf);
    const node = {
      id: one.id,
      label: one.name,
      start: swatch(one),
      end: nodeEnd(one.id, shown, <TabMarks tab={one} />),
    };
    return below.length > 0 ? { ...node, children: below } : node;
  };
  const nodes = tabs.filter(({ id }) => !parents.has(id)).map(nodeOf);
  const moves: TreeMoves = {
    sideOf: (_id, _target, half) => (half === 'upper' ? 'before' : 'after'),
    onMove: (id, target, side) => edits.move(id, target, side === 'before' ? 'before' : 'after'),
  };
  const add = mayEdit && (
    <Button
      size="sm"
      leftSection={<IconPlus {...icon} aria-hidden />}
      onClick={() => onOpen(edits.add({ name: freeName(tabs, t('newTab')) }))}
    >
      {t('addTab')}
    </Button>
  );
  return (
    <Section title={t('tabs')} count={tabs.length} actions={add}>
      <Tree
        label={t('tabs')}
        nodes={nodes}
        selectedId={openId ?? null}
        onSelect={onOpen}
        openIds={new Set(tabs.map(({ id }) => id).filter((id) => !closed.has(id)))}
        onToggle={(id, isOpen) =>
          setClosed((before) => new Set([...before].filter((one) => one !== id).concat(isOpen ? [] : [id])))
        }
        {...(mayEdit && { moves })}
      />
    </Section>
  );
});

function swatch({ tabColor }: LayoutTab) {
  return <span className={styles.swatch} style={{ background: tabColor }} />;
}

function TabMarks({ tab }: { readonly tab: LayoutTab }) {
  const t = usePhrases(menuLayoutPhrases);
  return (
    <>
      {(tab.limitHours.enabled || tab.limitDays.enabled) && (
        <IconClock {...icon} role="img" aria-label={t('limitedHours')} />
      )}
      {tab.limitStations.enabled && <IconDeviceDesktop {...icon} role="img" aria-label={t('limitedStations')} />}
      {!tab.visible && <IconEyeOff {...icon} role="img" aria-label={t('hidden')} />}
      <span>{tab.active ? Object.keys(tab.buttons).length : t('inactive')}</span>
    </>
  );
}
