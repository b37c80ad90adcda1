import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './write-atomically.ts';

const keptSchema = z.object({
  locationId: z.string(),
  token: z.string(),
  /** The keys it was verified with, so that it can be verified again without the server. */
  keys: z.array(z.object({ kid: z.string(), publicKey: z.string() })),
});
export type StoredLicense = z.infer<typeof keptSchema>;

/** `licence.json` in the terminal's folder. */
export interface LicenseFile {
  read(): Promise<StoredLicense | undefined>;
  write(license: StoredLicense): Promise<void>;
  clear(): Promise<void>;
}

export async function openLicenseFile(folder: string): Promise<LicenseFile> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'licence.json');
  return {
    read: async () => {
      try {
        return keptSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch {
        return undefined;
      }
    },
    write: (license) => writeAtomically(folder, file, { text: JSON.stringify(license) }),
    clear: () => rm(file, { force: true }),
  };
}
