export { type ObjectStoreSandbox, startObjectStoreSandbox } from './object-store/object-store-sandbox.ts';
