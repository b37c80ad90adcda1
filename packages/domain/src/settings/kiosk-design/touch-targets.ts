/**
 * Millimeters across and down that a target needs on a kiosk. Larger keys make people who stand at one neither faster nor surer:
 * Colle and Hiszem, "Standing at a kiosk: effects of key size and spacing on touch screen numeric keypad performance and user
 * preference", Ergonomics 47 (13), 2004, pages 1406 to 1423.
 */
export const LEAST_TOUCH_MM = 20;

/** Diagonals of the usual screens of kiosks: standing, small standing, on a counter. */
export const KIOSK_INCHES = [32, 22, 15] as const;
export type KioskInches = (typeof KIOSK_INCHES)[number];

const mmPerInch = 25.4;
/** Kiosks stand upright. */
const proportion = { across: 9, down: 16 } as const;

/** Millimeters across the screen of a kiosk. */
export function kioskWidthMm(inches: KioskInches): number {
  return (inches * mmPerInch * proportion.across) / Math.hypot(proportion.across, proportion.down);
}

/** Across and down, in any unit. */
export interface DrawnBox {
  readonly width: number;
  readonly height: number;
}

/** Where a target is drawn: the width of the screen is in the unit of the box. */
interface DrawnOn {
  readonly screenWidth: number;
  readonly inches: KioskInches;
}

export interface TouchSize {
  /** Millimeters, rounded to tenths. */
  readonly width: number;
  readonly height: number;
  readonly isTooSmall: boolean;
}

/** How large a drawn target is on a kiosk. */
export function touchSize(box: DrawnBox, { screenWidth, inches }: DrawnOn): TouchSize {
  const mm = (length: number) => Math.round((length / screenWidth) * kioskWidthMm(inches) * 10) / 10;
  const [width, height] = [mm(box.width), mm(box.height)];
  return { width, height, isTooSmall: Math.min(width, height) < LEAST_TOUCH_MM };
}
