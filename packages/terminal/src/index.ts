export { type AgentEvent, type AgentOptions, runAgent, syncOnce } from './agent.ts';
export { type KeptFolder, type Manifest, openKeptFolder } from './kept-folder.ts';
export { type LicenceProblem, type LicenceVerdict, verifyLicence } from './licence.ts';
export { createServerClient, type ServerClient } from './server-client.ts';
