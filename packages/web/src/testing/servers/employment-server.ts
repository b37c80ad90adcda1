import { newEmploymentBlob } from '@servery/domain';
import { documentSchema } from '../../editing/document/document-wire.ts';
import { noLayers } from './menu-server.ts';
import { json, SettingsServer } from './settings-server.ts';

/** The employment calls of a server with one company, in memory, at the HTTP boundary. */
export function employmentServer(): SettingsServer {
  const server = new SettingsServer();
  server.base = documentSchema.parse(newEmploymentBlob());
  // Nothing is mirrored to a labor service.
  server.fixed.set('GET /api/labor-integration/harbor/entries', () => ({ entries: [], total: 0 }));
  return server.install();
}

/** Answers with the company's settings, for employment that reads them. */
export function answerSettings(server: SettingsServer, blob: object): void {
  const record = { ...noLayers, id: 'set_harbor', ver: 1, withheld: [], blob };
  server.answers.push({ match: 'GET /api/blobs/settings', answer: () => json(record) });
}
