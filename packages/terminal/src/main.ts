import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAgent } from './agent.ts';
import { openConfigFolder } from './config-folder.ts';
import { createLicenseClient } from './license-client.ts';
import { keepLicense, type LicenseEvent } from './license-keeper.ts';
import { openReportFolder } from './reports/report-folder.ts';
import { type ReporterEvent, runReporter } from './reports/reporter.ts';
import { createServerClient } from './server-client.ts';
import { openLicenseFile } from './stored-license.ts';

const usage = `npm run terminal -- --url http://127.0.0.1:3000 --credential <id>.<secret> [--folder ./terminal] [--every 30]

Keeps a folder equal to what is published to the credential's location, and its license, and reports the tickets and time punches that
the point of sale puts into its folders tickets and time-punches, a JSON file each. Credentials are made in the console (Locations, API credentials); --every is in
seconds.`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    credential: { type: 'string' },
    folder: { type: 'string', default: './terminal' },
    every: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help === true || values.url === undefined || values.credential === undefined) {
  console.log(usage);
  process.exitCode = values.help === true ? 0 : 1;
} else {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const license = keepLicense({
    client: createLicenseClient(values.url, values.credential),
    file: await openLicenseFile(values.folder),
    onEvent: tellLicense,
    signal: stop.signal,
  });
  const client = createServerClient(values.url, values.credential);
  const reporters = [
    { what: 'tickets', report: client.reportTickets },
    { what: 'time-punches', report: client.reportPunches },
  ].map(async ({ what, report }) =>
    runReporter({
      report,
      folder: await openReportFolder(join(values.folder, what)),
      onEvent: (event) => tellReport(what, event),
      signal: stop.signal,
    }),
  );
  const configuration = runAgent({
    client,
    folder: await openConfigFolder(values.folder),
    ...(values.every === undefined ? {} : { everySeconds: Number(values.every) }),
    signal: stop.signal,
    onEvent: (event) => {
      if (event.kind === 'updated') console.log(`${new Date().toISOString()} now running: ${event.kinds.join(', ')}`);
      if (event.kind === 'failed')
        console.log(`${new Date().toISOString()} ${event.message}; again in ${event.retrySeconds.toFixed(1)} s`);
    },
  });
  await Promise.all([license, configuration, ...reporters]);
}

function tellLicense(event: LicenseEvent): void {
  const held = event.kind === 'licensed' ? Object.entries(event.claims.licences).filter(([, isHeld]) => isHeld) : [];
  const words = {
    licensed: `licensed for ${held.map(([name]) => name).join(', ')}`,
    unlicensed: 'not licensed',
    refused: `the license does not count: ${event.kind === 'refused' ? event.problem : ''}`,
    failed: `license: ${event.kind === 'failed' ? event.message : ''}`,
  };
  console.log(`${new Date().toISOString()} ${words[event.kind]}`);
}

function tellReport(what: string, event: ReporterEvent): void {
  console.log(`${new Date().toISOString()} ${wordsOf(what, event)}`);
}

function wordsOf(what: string, event: ReporterEvent): string {
  switch (event.kind) {
    case 'reported':
      return `reported ${event.count} ${what}`;
    case 'refused':
      return `the server refused ${event.name}: ${event.reason}`;
    case 'failed':
      return `${what} wait: ${event.message}`;
  }
}
