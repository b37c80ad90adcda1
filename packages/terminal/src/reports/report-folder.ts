import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that the point of sale has put there. */
export interface WaitingReport {
  readonly name: string;
  /** Undefined for a file that is no JSON. */
  readonly content: unknown;
}

/**
 * Where the point of sale leaves its tickets, or its time punches, for the server: a JSON file each, renamed into the folder once it is
 * whole. It stays until the server has confirmed it; a file that the server refuses is kept in `refused`.
 */
export interface ReportFolder {
  /** At most so many, in the order of their names. */
  waiting(most: number): Promise<readonly WaitingReport[]>;
  confirm(name: string): Promise<void>;
  refuse(name: string): Promise<void>;
}

export async function openReportFolder(folder: string): Promise<ReportFolder> {
  const refused = join(folder, 'refused');
  await mkdir(refused, { recursive: true });
  return {
    waiting: async (most) => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
      return Promise.all(
        names
          .slice(0, most)
          .map(async (name) => ({ name, content: parsed(await readFile(join(folder, name), 'utf8')) })),
      );
    },
    confirm: (name) => rm(join(folder, name), { force: true }),
    refuse: (name) => rename(join(folder, name), join(refused, name)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
