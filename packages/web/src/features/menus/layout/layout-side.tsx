import { SegmentedControl } from '@mantine/core';
import type { LayoutButton } from '@servery/domain';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { menuLayoutPhrases } from '../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { AddButtons } from './add/add-buttons.tsx';
import styles from './device/layout-board.module.css';
import { FillFields } from './fill/fill-fields.tsx';
import type { Fill } from './fill/use-fill.ts';
import { LayoutCheck } from './layout-check.tsx';
import { TabsList } from './tabs/tabs-list.tsx';
import type { LayoutEdits } from './use-layout-edits.ts';
import type { LayoutView } from './use-layout-view.ts';

type LayoutSideProps = {
  readonly view: LayoutView;
  readonly edits: LayoutEdits;
  readonly fill: Fill;
  /** Buttons are pressed instead of placed. */
  readonly isTrying: boolean;
};

/** Beside the screen: its tabs, or the things that can be placed on the open one; and the findings of the layout. */
export function LayoutSide({ view, edits, fill, isTrying }: LayoutSideProps) {
  const t = usePhrases(menuLayoutPhrases);
  const [shown, setShown] = useState<'tabs' | 'add'>('tabs');
  // Hundreds of tabs are drawn after the letter that was typed, not before it.
  const listed = useDeferredValue(view.tabs);
  const { tab } = view;
  const latest = useRef({ view, edits });
  latest.current = { view, edits };
  const add = useCallback((given: Partial<LayoutButton>, cell?: number) => {
    const at = latest.current.edits.addButton(given, cell);
    return at === undefined ? undefined : latest.current.view.cellAt(at);
  }, []);
  const mayAdd = edits.mayEdit && !isTrying && tab !== undefined;
  const isAdding = mayAdd && shown === 'add';
  return (
    <div className={styles.side}>
      <div className={styles.tabs} data-adding={isAdding || undefined}>
        {mayAdd && (
          <SegmentedControl
            fullWidth
            size="sm"
            aria-label={t('besideScreen')}
            value={shown}
            onChange={setShown}
            data={[
              { value: 'tabs', label: t('tabs') },
              { value: 'add', label: t('addButtons') },
            ]}
          />
        )}
        {isAdding ? (
          <>
            <AddButtons tabs={listed} tabId={tab.id} onAdd={add} />
            <FillFields source={fill.source} setSource={fill.setSource} />
          </>
        ) : (
          <TabsList tabs={listed} openId={tab?.id} onOpen={view.openTab} mayEdit={edits.mayEdit} />
        )}
      </div>
      <div className={styles.check}>
        <LayoutCheck
          view={view}
          mayEdit={edits.mayEdit && !isTrying}
          onFillMissing={() => fill.setSource({ kind: 'missing' })}
        />
      </div>
    </div>
  );
}
