import type { Client, TestCompany } from './test-server.ts';

/** Calls about the settings of a test company. */
export function settingsCalls({ id }: TestCompany) {
  const url = `/api/blobs/settings/company/${id}`;
  return {
    read: async (client: Client) => (await client('GET', url)).json().blob,
    /** Saves them as they stand, but for some sections. */
    save: async (client: Client, change: (sections: Record<string, object>) => object) => {
      const { id, ver, blob } = (await client('GET', url)).json();
      return client('PUT', url, { id, ver, blob: { ...blob, ...change(blob) } });
    },
  };
}
