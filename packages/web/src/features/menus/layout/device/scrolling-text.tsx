import type { LayoutTab } from '@servery/domain';
import look from './layout-button.module.css';
import styles from './scrolling-text.module.css';

type ScrollingTextProps = {
  readonly tab: LayoutTab;
  readonly placement: LayoutTab['scrollingText']['placement'];
};

/** The line of text above or below the buttons of a tab. */
export function ScrollingText({ tab: { scrollingText }, placement }: ScrollingTextProps) {
  if (!scrollingText.enabled || scrollingText.placement !== placement || scrollingText.message === '') return null;
  return (
    <p className={styles.scrolling} data-moves={scrollingText.animation === 'SCROLL' || undefined}>
      <span
        className={look.styledText}
        data-style={scrollingText.style}
        style={{ color: scrollingText.color, fontSize: scrollingText.fontSize }}
      >
        {scrollingText.message}
      </span>
    </p>
  );
}
