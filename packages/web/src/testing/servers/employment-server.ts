import { newEmploymentBlob } from '@servery/domain';
import { documentSchema } from '../../editing/document/document-wire.ts';
import { json, SettingsServer } from './settings-server.ts';

/** The employment calls of a server with one company, in memory, at the HTTP boundary. */
export function employmentServer(): SettingsServer {
  const server = new SettingsServer();
  server.base = documentSchema.parse(newEmploymentBlob());
  // Nothing is mirrored to a labor service.
  server.fixed.set('GET /api/labor-integration/harbor/entries', () => ({ entries: [], total: 0 }));
  return server.install();
}

/** What the company's settings say, for employment that reads them. */
export function answerSettings(server: SettingsServer, blob: object): void {
  const versions = { id: 'set_harbor', ver: 1, overrideId: null, overrideVer: null };
  const record = { ...versions, groupOverrideId: null, groupOverrideVer: null, withheld: [], blob };
  server.answers.push({ match: 'GET /api/blobs/settings', answer: () => json(record) });
}
