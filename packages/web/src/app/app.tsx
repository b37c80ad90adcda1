import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { cancelQuestions } from '../ui/dialogs/dialog-store.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { forgetSettingsOnMove } from './forget-settings.ts';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.tsx';
import { handleApiEvents } from './session-events.ts';

/** The console: one router, one cache, one look. */
export function App({ router }: { readonly router: AppRouter }) {
  useState(() => handleApiEvents(router));
  useEffect(() => forgetSettingsOnMove(queryClient), []);
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && cancelQuestions()), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  );
}
