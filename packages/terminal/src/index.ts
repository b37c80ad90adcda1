export { type AgentEvent, type AgentOptions, runAgent, syncOnce } from './agent.ts';
export { type ConfigFolder, type Manifest, openConfigFolder } from './config-folder.ts';
export { type LicenseProblem, type LicenseVerdict, verifyLicense } from './license.ts';
export { createServerClient, type ServerClient } from './server-client.ts';
