import { type BodyReader, createBodyReader } from '../platform/bodies/body-reader.ts';
import { noteChecked, withOpenDocument } from './checks/checked-documents.ts';

/** Reads bodies in threads that know the documents of configuration. */
export function createConfigurationReader(): BodyReader {
  return createBodyReader({
    worker: new URL('./checks/body-worker.ts', import.meta.url),
    open: withOpenDocument,
    onDocumentChecked: noteChecked,
  });
}
