import '@mantine/core/styles.layer.css';
import '@fontsource-variable/inter/opsz.css';
import './tokens.css';
import './base.css';
import './print/print.css';
// Before the rules of the screens, so that these win where both apply.
import './layout/look.module.css';
import { MantineProvider, useComputedColorScheme } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { DialogHost } from './dialogs/dialog-host.tsx';
import { NotificationHost } from './notifications/notification-host.tsx';
import { usePrinting } from './print/use-printing.ts';
import { theme } from './theme/theme.ts';
import { mapVariables } from './theme/variables.ts';

/** The look of the console around `children`: theme, dialogs and notifications. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={mapVariables} defaultColorScheme="auto">
      <ThemeInStep />
      {children}
      <DialogHost />
      <NotificationHost />
    </MantineProvider>
  );
}

/** Keeps the tokens' `data-theme` in step with Mantine's color scheme; paper is white. */
function ThemeInStep() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const shown = usePrinting() ? 'light' : scheme;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shown;
    document.documentElement.dataset.mantineColorScheme = shown;
  }, [shown]);
  return null;
}
