import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closestAnchor } from './anchors.ts';

const TRIES = 25;
const PAUSE_MS = 40;
const SHOWN_MS = 2400;

/** Scrolls to the field that the address names, puts the focus into it, and takes the name out of the address again. */
export function useRevealField(): void {
  const { field } = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    if (field === undefined) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      const anchor = closestAnchor(field);
      // A row opens its form, a map comes late: an anchor that is only near is taken when no nearer one came.
      if (!anchor?.isExact && tries < TRIES) return;
      clearInterval(timer);
      if (anchor) reveal(anchor.element);
      navigate({ to: '.', search: (before: object) => ({ ...before, field: undefined }), replace: true }).catch(
        (error: unknown) => console.error(error),
      );
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [field, navigate]);
}

function reveal(anchor: Element): void {
  const holder =
    anchor.closest('[data-field], :is(button, td, li)[data-place], tr') ?? anchor.firstElementChild ?? anchor;
  holder.scrollIntoView({ block: 'center' });
  const control = holder.querySelector(controls) ?? anchor.querySelector('button') ?? holder;
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  holder.setAttribute('data-revealed', '');
  setTimeout(() => holder.removeAttribute('data-revealed'), SHOWN_MS);
}

/** The controls that change a field; not the mark that says where it comes from. */
const controls = ['input', 'textarea', '[contenteditable="true"]', 'button:not([data-place] *)']
  .map((control) => `${control}:not([disabled])`)
  .join(', ');
