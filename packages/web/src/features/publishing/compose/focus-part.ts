import { PARTS } from './preflight/line-link.ts';

/** Brings a part of the page into view and puts the focus into its first control; a part that is folded on a phone is opened first. */
export function focusPart(part: keyof typeof PARTS): void {
  const place = document.getElementById(PARTS[part]);
  place?.closest('details')?.setAttribute('open', '');
  place?.scrollIntoView({ block: 'nearest' });
  place?.querySelector<HTMLElement>('input:checked, input, button')?.focus();
}
