import { newEmploymentBlob } from '@servery/domain';
import { documentSchema } from '../editing/document/document-wire.ts';
import { SettingsServer } from './settings-server.ts';

/** The employment calls of a server with one company, in memory, at the HTTP boundary. */
export function employmentServer(): SettingsServer {
  const server = new SettingsServer();
  server.base = documentSchema.parse(newEmploymentBlob());
  return server.install();
}
