import { useState } from 'react';
import type { MenuSummary } from '../../../menus/menu-list.ts';

/** The question being asked, and the menu it is about. */
export type AdminDialog =
  | { readonly act: 'create'; readonly copyOf?: MenuSummary; readonly templateId?: string }
  | { readonly act: 'template'; readonly menu: MenuSummary }
  | { readonly act: 'details'; readonly menu: MenuSummary }
  | { readonly act: 'assign'; readonly menu: MenuSummary };

export function useAdminDialog() {
  const [current, open] = useState<AdminDialog | null>(null);
  return { current, open, close: () => open(null) };
}
