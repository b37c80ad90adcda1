import type { Environment } from '../environment.ts';
import { folderStorage } from './folder-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** The bucket where the environment names one, else the data folder. */
export function openObjectStorage(environment: Environment): ObjectStorage {
  return environment.S3_BUCKET === '' ? folderStorage(environment.SERVERY_DATA) : s3Storage(environment);
}
