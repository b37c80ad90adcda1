/** The stand-in of an S3-compatible store, for tests; the store that they open is spoken to over its protocol. */
export { type ObjectStoreSandbox, startObjectStoreSandbox } from '@servery/sandbox';
