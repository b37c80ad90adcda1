import { open, rename } from 'node:fs/promises';

interface FileContent {
  readonly text: string;
  /** The permissions to read and write it. */
  readonly mode?: number;
}

/** A crash leaves the old file or the new one: the bytes are on the disk before the name is. */
export async function writeAtomically(
  folder: string,
  file: string,
  { text, mode = 0o644 }: FileContent,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
