const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** `Ctrl S`, or `⌘ S` where that is the key. */
export function commandKey(key: string): string {
  return `${isApple ? '⌘' : 'Ctrl'} ${key}`;
}
