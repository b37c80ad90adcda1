import type { Client, TestCompany } from './test-server.ts';

interface KeptOverride {
  readonly at: string;
  readonly changes: readonly object[];
  readonly overrideVer?: number;
}

/** Calls about the settings of a test company. */
export function settingsCalls({ id }: TestCompany) {
  const url = `/api/blobs/settings/company/${id}`;
  return {
    read: async (client: Client) => (await client('GET', url)).json().blob,
    /** Saves them as they are, except for some sections. */
    save: async (client: Client, change: (sections: Record<string, object>) => object) => {
      const { id, ver, blob } = (await client('GET', url)).json();
      return client('PUT', url, { id, ver, blob: { ...blob, ...change(blob) } });
    },
    /** Makes a group or location keep these changes for itself from now on. */
    keep: async (client: Client, { at, changes, overrideVer = 0 }: KeptOverride): Promise<void> => {
      const answer = await client('PUT', `/api/blobs/settings/overrides/location/${at}`, { overrideVer, changes });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    keptAt: async (client: Client, at: string): Promise<readonly object[]> =>
      (await client('GET', `/api/blobs/settings/location/${at}`)).json().override?.changes ?? [],
  };
}

/** A change of one field of the settings. */
export function setTo(path: readonly unknown[], to: unknown, from: unknown = true) {
  return { kind: 'SIMPLE_FIELD_CHANGED', path, from, to };
}
