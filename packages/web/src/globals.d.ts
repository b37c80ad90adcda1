declare global {
  /** The version of this build, from package.json. */
  const __SERVERY_VERSION__: string;
}

declare module 'react' {
  interface CSSProperties {
    /** Custom properties may be set in `style`. */
    [property: `--${string}`]: string | number | undefined;
  }
}

export {};
