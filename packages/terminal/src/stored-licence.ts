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
export type StoredLicence = z.infer<typeof keptSchema>;

/** `licence.json` in the terminal's folder. */
export interface LicenceFile {
  read(): Promise<StoredLicence | undefined>;
  write(licence: StoredLicence): Promise<void>;
  clear(): Promise<void>;
}

export async function openLicenceFile(folder: string): Promise<LicenceFile> {
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
    write: (licence) => writeAtomically(folder, file, { text: JSON.stringify(licence) }),
    clear: () => rm(file, { force: true }),
  };
}
