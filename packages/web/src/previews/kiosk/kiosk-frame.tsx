import { useElementSize } from '@mantine/hooks';
import type { KioskDesign } from '@servery/domain';
import type { CSSProperties, ReactNode } from 'react';
import styles from './kiosk.module.css';

type KioskFrameProps = {
  readonly design: KioskDesign;
  readonly label: string;
  /** Things drawn in it can be pressed; without this the kiosk is a picture. */
  readonly isPressed?: boolean;
  readonly children: ReactNode;
};

/** A kiosk in portrait, in its own looks. */
export function KioskFrame({ design, label, isPressed = false, children }: KioskFrameProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const scale = width > 0 ? (width - 2 * edge) / screenWidth : undefined;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label
    <div
      ref={ref}
      className={styles.kiosk}
      style={{ ...looks(design), '--scale': scale }}
      role={isPressed ? 'group' : 'img'}
      aria-label={label}
    >
      {children}
    </div>
  );
}

/** Pixels of the screen that the kiosk is laid out on; it is drawn as small as its place asks for. */
const screenWidth = 625;

/** Pixels of the edge around the screen, as the stylesheet draws it. */
const edge = 10;

const columns = { SMALL: 4, MEDIUM: 3, LARGE: 2 } as const;

function looks({ appearance }: KioskDesign): CSSProperties {
  return {
    '--screen': appearance.backgroundColor,
    '--screen-text': appearance.textColor,
    '--press': appearance.buttonColor,
    '--press-text': appearance.buttonTextColor,
    '--tile': appearance.tileColor,
    '--tile-text': appearance.tileTextColor,
    '--corner': appearance.tileShape === 'ROUNDED' ? '14px' : '0',
    '--columns': columns[appearance.tileSize],
  };
}
