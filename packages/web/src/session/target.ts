import { ownPath } from './own-path.ts';

const key = 'servery.target';

/** GD-07: where the user wanted to go before the login. */
export function rememberTarget(href: string): void {
  sessionStorage.setItem(key, href);
}

/** GD-08, GD-09: the remembered target, once, or home. Only a path of this origin is one. */
export function takeTarget(): string {
  const target = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return ownPath(target) ?? '/home';
}
