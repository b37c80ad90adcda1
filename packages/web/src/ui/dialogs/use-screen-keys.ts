import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { isAsking } from './dialog-store.ts';

/** Where keys work besides the page itself: in input fields, or in text editors too. */
type Reach = 'fields' | 'editors';

/** Keys of a screen: they do nothing while a question is open, so that the subject of the question stays as it was. */
export function useScreenKeys(keys: readonly HotkeyItem[], reach?: Reach): void {
  const guarded = keys.map(([key, act, options]): HotkeyItem => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isAsking()) act(event);
    };
    return options ? [key, handleKey, options] : [key, handleKey];
  });
  useHotkeys(guarded, reach ? [] : undefined, reach === 'editors');
}
