let opened: Promise<typeof import('sharp')['default']> | undefined;

/** Loaded with the first picture; only the three formats may ever be decoded, whatever a file says it is. */
export function openSharp(): Promise<typeof import('sharp')['default']> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
    });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return opened;
}
