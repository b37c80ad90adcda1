import { type LayoutButton, type LayoutTab, newButtonStyle } from '@servery/domain';

/** A new button looks like the one before it. */
export function lastStyle(buttons: LayoutTab['buttons']): LayoutButton['buttonStyle'] {
  const last = Object.values(buttons).at(-1);
  return newButtonStyle(last && { buttonColor: last.buttonStyle.buttonColor, textColor: last.buttonStyle.textColor });
}
