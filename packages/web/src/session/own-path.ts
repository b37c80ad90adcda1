/** The path of this origin that a text from outside names, with its query; null for anything that leads elsewhere. T7 */
export function ownPath(target: string | null | undefined): string | null {
  if (!target || !URL.canParse(target, window.location.origin)) return null;
  const url = new URL(target, window.location.origin);
  const isOwn = url.origin === window.location.origin && /^https?:$/.test(url.protocol);
  // `/.//host` is a path of this origin that reads as another host once its dots are gone.
  return isOwn && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
