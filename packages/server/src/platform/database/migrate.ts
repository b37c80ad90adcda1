import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { up as foundation } from './migrations/2026-11-20-01-foundation.ts';
import { up as people } from './migrations/2026-11-20-02-people.ts';
import { up as roles } from './migrations/2026-11-20-03-roles.ts';
import { up as companies } from './migrations/2026-11-20-04-companies.ts';
import { up as signIn } from './migrations/2026-11-20-05-sign-in.ts';
import { up as tenants } from './migrations/2026-11-20-06-tenants.ts';
import { up as shell } from './migrations/2026-11-20-07-shell.ts';
import { up as images } from './migrations/2026-11-20-08-images.ts';
import { up as licences } from './migrations/2026-11-20-09-licences.ts';
import { up as secrets } from './migrations/2026-11-21-10-secrets.ts';
import { up as secretAddresses } from './migrations/2026-11-22-11-secret-addresses.ts';
import { up as templateRight } from './migrations/2026-11-22-12-template-right.ts';
import { up as keptChanges } from './migrations/2026-11-23-13-kept-changes.ts';
import { up as labor } from './migrations/2026-11-23-14-labor.ts';
import { up as preferences } from './migrations/2026-11-23-16-preferences.ts';
import { up as lastSignIn } from './migrations/2026-11-24-18-last-sign-in.ts';
import { up as editing } from './migrations/2026-11-24-19-editing.ts';
import { up as versionCounts } from './migrations/2026-11-27-20-version-counts.ts';
import { up as versionsOfAuthors } from './migrations/2026-11-27-21-versions-of-authors.ts';
import { up as staffData } from './migrations/2026-11-27-22-staff-data.ts';
import { up as notifications } from './migrations/2026-11-27-23-notifications.ts';
import { up as editingPlace } from './migrations/2026-11-30-47-editing-place.ts';
import { up as heldPublications } from './migrations/publishing/2026-11-24-17-held-publications.ts';
import { up as openWaves } from './migrations/publishing/2026-11-30-48-open-waves.ts';
import { up as tickets } from './migrations/sales/2026-11-28-24-tickets.ts';
import { up as outOfStock } from './migrations/sales/2026-11-29-26-out-of-stock.ts';
import { up as ticketWords } from './migrations/sales/2026-11-29-27-ticket-words.ts';
import { up as ticketFinder } from './migrations/sales/2026-11-29-28-ticket-finder.ts';
import { up as sales } from './migrations/sales/2026-11-29-29-sales.ts';
import { up as settledDays } from './migrations/sales/2026-11-29-30-settled-days.ts';
import { up as deliveries } from './migrations/sales/2026-11-29-31-deliveries.ts';
import { up as push } from './migrations/sales/2026-11-29-32-push.ts';
import { up as pushRight } from './migrations/sales/2026-11-29-33-push-right.ts';
import { up as timePunches } from './migrations/sales/2026-11-30-40-time-punches.ts';
import { up as reportViews } from './migrations/sales/2026-11-30-41-report-views.ts';
import { up as ticketMarks } from './migrations/sales/2026-11-30-42-ticket-marks.ts';
import { up as retention } from './migrations/sales/2026-11-30-43-retention.ts';
import { up as forgottenCustomers } from './migrations/sales/2026-11-30-44-forgotten-customers.ts';
import { up as soldLines } from './migrations/sales/2026-11-30-45-sold-lines.ts';
import { up as taxSales } from './migrations/sales/2026-11-30-46-tax-sales.ts';
import { up as soldOptions } from './migrations/sales/2026-12-01-49-sold-options.ts';
import { bounded, migrateOneByOne, untilUnlocked } from './schema/migration-locks.ts';
import { noteRelease, readMigrated } from './schema/release-note.ts';

/** Append-only, in order of their names. */
const migrations: Record<string, Migration> = {
  '2026-11-20-01-foundation': { up: foundation },
  '2026-11-20-02-people': { up: people },
  '2026-11-20-03-roles': { up: roles },
  '2026-11-20-04-companies': { up: companies },
  '2026-11-20-05-sign-in': { up: signIn },
  '2026-11-20-06-tenants': { up: tenants },
  '2026-11-20-07-shell': { up: shell },
  '2026-11-20-08-images': { up: images },
  '2026-11-20-09-licences': { up: licences },
  '2026-11-21-10-secrets': { up: secrets },
  '2026-11-22-11-secret-addresses': { up: secretAddresses },
  '2026-11-22-12-template-right': { up: templateRight },
  '2026-11-23-13-kept-changes': { up: keptChanges },
  '2026-11-23-14-labor': { up: labor },
  '2026-11-23-16-preferences': { up: preferences },
  '2026-11-24-17-held-publications': { up: heldPublications },
  '2026-11-24-18-last-sign-in': { up: lastSignIn },
  '2026-11-24-19-editing': { up: editing },
  '2026-11-27-20-version-counts': { up: versionCounts },
  '2026-11-27-21-versions-of-authors': { up: versionsOfAuthors },
  '2026-11-27-22-staff-data': { up: staffData },
  '2026-11-27-23-notifications': { up: notifications },
  '2026-11-28-24-tickets': { up: tickets },
  '2026-11-29-26-out-of-stock': { up: outOfStock },
  '2026-11-29-27-ticket-words': { up: ticketWords },
  '2026-11-29-28-ticket-finder': { up: ticketFinder },
  '2026-11-29-29-sales': { up: sales },
  '2026-11-29-30-settled-days': { up: settledDays },
  '2026-11-29-31-deliveries': { up: deliveries },
  '2026-11-29-32-push': { up: push },
  '2026-11-29-33-push-right': { up: pushRight },
  '2026-11-30-40-time-punches': { up: timePunches },
  '2026-11-30-41-report-views': { up: reportViews },
  '2026-11-30-42-ticket-marks': { up: ticketMarks },
  '2026-11-30-43-retention': { up: retention },
  '2026-11-30-44-forgotten-customers': { up: forgottenCustomers },
  '2026-11-30-45-sold-lines': { up: soldLines },
  '2026-11-30-46-tax-sales': { up: taxSales },
  '2026-11-30-47-editing-place': { up: editingPlace },
  '2026-11-30-48-open-waves': { up: openWaves },
  '2026-12-01-49-sold-options': { up: soldOptions },
};

/**
 * Brings the schema up to date; nodes that start together wait for one of them.
 * @throws StartError where the database is newer than this release or not in UTF8, or a table stays locked
 */
export async function migrate(database: Database): Promise<void> {
  const known = Object.keys(migrations);
  const done = await readMigrated(database.owner, known);
  if (done.length === known.length) return;
  if (done.length === 0) await requireUnicode(database);
  const migrator = new Migrator({ db: database.owner, provider: { getMigrations: async () => bounded(migrations) } });
  if (done.length > 0) await migrateOneByOne(migrator);
  // Nobody waits for the tables of an empty database.
  else await untilUnlocked(() => migrator.migrateToLatest());
  await noteRelease(database.owner);
}

async function requireUnicode(database: Database): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`SELECT current_setting('server_encoding') AS encoding`.execute(
    database.owner,
  );
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `The database is in ${encoding}. Create one in UTF8: createdb --encoding=UTF8 --template=template0 <name>.`,
  );
}
