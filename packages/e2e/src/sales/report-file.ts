import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export interface DownloadedReport {
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** The file that the report on the screen is downloaded as. */
export async function downloadReport(page: Page): Promise<DownloadedReport> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const written = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').trim().split('\r\n');
  const [head = [], ...lines] = written.map((line) =>
    [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
  return { head, lines };
}
