export { type AgentEvent, type AgentOptions, runAgent, syncOnce } from './agent.ts';
export { type ConfigFolder, type Manifest, openConfigFolder } from './config-folder.ts';
export { type LicenceProblem, type LicenceVerdict, verifyLicence } from './licence.ts';
export { createServerClient, type ServerClient } from './server-client.ts';
