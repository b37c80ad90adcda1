import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Page } from '../../ui/layout/page/page.tsx';
import { notify } from '../../ui/notifications/notify.ts';

/** In place of a screen that cannot be: says why, and goes home. */
export function LeaveHome({ message }: { readonly message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    notify.error(message);
    navigate({ to: '/home' }).catch((error: unknown) => console.error(error));
  }, [message, navigate]);
  return <Page>{null}</Page>;
}
