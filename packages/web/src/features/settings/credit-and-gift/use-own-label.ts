import type { PaymentAccountName } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';

/** The name of a field of an account where its account is named above it: `Cards online: terminal id` is `Terminal id`. */
export function useOwnLabel(name: PaymentAccountName): (field: string) => string {
  const { adapter } = useEditor();
  return (field) => {
    const whole = adapter.words.field(['creditAndGiftSettings', 'accountSettings', name, field], {});
    const own = whole.slice(whole.indexOf(': ') + 1).trim();
    return own.charAt(0).toUpperCase() + own.slice(1);
  };
}
