import type { Ways } from '@servery/contract';

declare global {
  /** The version of this build, from package.json. */
  const __SERVERY_VERSION__: string;
  /** Method and path of each operation of the contract. */
  const __SERVERY_WAYS__: Ways;
}

declare module 'react' {
  interface CSSProperties {
    /** Custom properties may be set in `style`. */
    [property: `--${string}`]: string | number | undefined;
  }
}
