import { vi } from 'vitest';

/** The content of the next file that is handed out. */
export function nextDownload(): Promise<string> {
  return new Promise((resolve) => {
    const make = URL.createObjectURL.bind(URL);
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce((given) => {
      if (given instanceof Blob) resolve(given.text());
      return make(given);
    });
  });
}
