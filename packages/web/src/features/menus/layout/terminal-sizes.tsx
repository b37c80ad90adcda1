import { type LayoutTab, offFirstPage, terminalsOf } from '@servery/domain';
import { IconAlertTriangle, IconDeviceDesktop } from '@tabler/icons-react';
import { useId } from 'react';
import { menuLayoutPhrases } from '../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './terminal-sizes.module.css';
import type { LayoutView } from './use-layout-view.ts';

type TerminalSizesProps = { readonly view: LayoutView; readonly tab: LayoutTab };

/** The tab on each size of terminal: one is drawn above, and the buttons without room on the first page are counted. */
export function TerminalSizes({ view, tab }: TerminalSizesProps) {
  const t = usePhrases(menuLayoutPhrases);
  const name = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.sizesLegend}>{t('terminals')}</legend>
      {terminalsOf(view.grid).map(({ inches, columns, rows }) => {
        const off = offFirstPage(tab.buttons, { columns, rows }).length;
        return (
          <label key={inches} className={styles.size}>
            <input
              type="radio"
              name={name}
              className={styles.sizeInput}
              checked={inches === view.terminal.inches}
              onChange={() => view.showOn(inches)}
            />
            <IconDeviceDesktop size={20} stroke={1.5} aria-hidden />
            <Stack as="span">
              <Text weight="medium">{t('inches', { inches })}</Text>
              <span className={styles.sizeNote} data-off={off > 0 || undefined}>
                {off > 0 && <IconAlertTriangle size={12} stroke={2} aria-hidden />}
                {off > 0 ? t('offFirstPage', { count: off }) : t('gridSize', { columns, rows })}
              </span>
            </Stack>
          </label>
        );
      })}
    </fieldset>
  );
}
