import { useMediaQuery } from '@mantine/hooks';

/** Whether a form of the menu has its side column; otherwise its parts follow below the form. */
export function useIsWideForm(): boolean {
  return useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false });
}
