import type { KeyboardEvent } from 'react';

/**
 * Enter in a list that is searched by typing: it takes the choice that is marked, or else the first one that has the typed text, and does
 * not send the form with a text that is no choice. Mantine remembers the mark as a number, which a timer of the opening list sets
 * back: an arrow key that comes before the timer marks a choice that Enter would not take.
 * @param chosen the label that the field shows while nothing is typed
 */
export function enterTakes(chosen = '') {
  return {
    onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      const { value } = event.currentTarget;
      const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
      const typed = value === chosen ? '' : value.trim().toLowerCase();
      const found = list && (list.querySelector<HTMLElement>('[data-combobox-selected]') ?? firstWith(list, typed));
      if (typed === '' && !found) return;
      event.preventDefault();
      event.stopPropagation();
      found?.click();
    },
  };
}

function firstWith(list: HTMLElement, typed: string): HTMLElement | undefined {
  if (typed === '') return undefined;
  const choices = list.querySelectorAll<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])');
  return [...choices].find(({ textContent }) => textContent.toLowerCase().includes(typed));
}
