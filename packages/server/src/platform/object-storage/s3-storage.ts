import type { S3Client } from '@aws-sdk/client-s3';
import type { Environment } from '../environment.ts';
import { contentHash, type ObjectStorage, requireKey, requireWhole } from './object-storage.ts';

type S3 = typeof import('@aws-sdk/client-s3');

/** Objects in a bucket of any S3-compatible service. The client is large and loads with the first object. */
export function s3Storage(environment: Environment): ObjectStorage {
  let opened: Promise<{ readonly s3: S3; readonly client: S3Client }> | undefined;
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: createClient(s3, environment) }));
    return opened;
  };
  const at = (companyId: string, hash: string) => {
    requireKey(companyId, hash);
    return { Bucket: environment.S3_BUCKET, Key: `${environment.S3_PREFIX}${companyId}/${hash}` };
  };
  return {
    kind: 's3',
    put: async (companyId, bytes, contentType) => {
      const hash = contentHash(bytes);
      const { s3, client } = await open();
      await client.send(new s3.PutObjectCommand({ ...at(companyId, hash), Body: bytes, ContentType: contentType }));
      return hash;
    },
    get: async (companyId, hash) => {
      const { s3, client } = await open();
      try {
        const answer = await client.send(new s3.GetObjectCommand(at(companyId, hash)));
        const bytes = await answer.Body?.transformToByteArray();
        return bytes === undefined ? undefined : requireWhole(Buffer.from(bytes), hash);
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        throw error;
      }
    },
  };
}

/** Checksums only where the protocol demands them: other stores than the original reject those of the default. */
function createClient(s3: S3, environment: Environment): S3Client {
  return new s3.S3Client({
    region: environment.S3_REGION,
    ...(environment.S3_ENDPOINT === '' ? {} : { endpoint: environment.S3_ENDPOINT, forcePathStyle: true }),
    credentials: {
      accessKeyId: environment.S3_ACCESS_KEY_ID,
      secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 20_000 },
  });
}
