import { isWithinLimits, type LayoutTab } from '@servery/domain';
import type { LayoutView } from '../use-layout-view.ts';
import styles from './layout-device.module.css';
import { useLayoutImages } from './layout-images.ts';

type TabStripProps = { readonly view: LayoutView; readonly tab: LayoutTab };

/** The tabs as cashiers see them, those dashed that are closed at the moment shown, and the open one if it is not among these. Tabs are chosen in the tree beside it. */
export function TabStrip({ view, tab }: TabStripProps) {
  const shown = view.tabs.filter(({ visible, active, id }) => (visible && active) || id === tab.id);
  const first = Math.max(0, Math.min(shown.indexOf(tab) - 3, shown.length - mostShown));
  return (
    <div className={styles.strip} aria-hidden>
      {shown.slice(first, first + mostShown).map((one) => (
        <span
          key={one.id}
          className={styles.stripTab}
          data-on={one.id === tab.id || undefined}
          data-closed={!isWithinLimits(one, view.moment) || undefined}
          style={{ background: one.tabColor, color: one.tabTextColor }}
        >
          <TabFace tab={one} />
        </span>
      ))}
    </div>
  );
}

/** The face of a tab: its image, and its name unless that is hidden. */
export function TabFace({ tab: { tabImage, hideName, name } }: { readonly tab: LayoutTab }) {
  const imageOf = useLayoutImages();
  return (
    <>
      {tabImage !== null && <img className={styles.stripImage} src={imageOf(tabImage)} alt="" />}
      {hideName ? ' ' : name}
    </>
  );
}

/** A terminal has room for so many; the others are reached by scrolling. */
const mostShown = 7;
