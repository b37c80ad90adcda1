import { create } from 'zustand';

type ClientSize = { readonly width: number; readonly height: number };

/** SH-30: the size of the page in CSS pixels, as of the last resize. */
export const useClientSize = create<ClientSize>(() => measure());

window.addEventListener('resize', () => useClientSize.setState(measure()));

function measure(): ClientSize {
  return { width: window.innerWidth, height: window.innerHeight };
}
