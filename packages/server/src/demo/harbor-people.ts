import { crewId, type HarborPerson, harborPeople, hasLeft } from '@servery/demo';
import { noteWages } from '../configuration/work/note-wages.ts';
import type { Database } from '../platform/database/database.ts';
import { emailKey } from '../sign-in/email-key.ts';
import { noPassword } from '../sign-in/passwords.ts';

/** Employees of the demo company who sign in at terminals, and here only once they are invited. */
export async function writeHarborPeople(database: Database): Promise<void> {
  const today = new Date();
  await database.inCompany('harbor', async (scope) => {
    const { db, companyId } = scope;
    const ids: string[] = [];
    for (const [index, person] of harborPeople.entries()) {
      const id = crewId(person);
      ids.push(id);
      const email = `crew${index + 1}@harbor.example`;
      const isGone = person.name === hasLeft;
      await db
        .insertInto('users')
        .values({
          company_id: companyId,
          id,
          email,
          display_name: person.name,
          phone: person.phone,
          pos_id: person.posId,
          deactivated_at: isGone ? today : null,
          jobs: JSON.stringify(person.jobs),
          certifications: JSON.stringify(certificationsOn(today, person)),
          employment: JSON.stringify({
            hiredOn: `2025-0${(index % 9) + 1}-15`,
            payrollId: `H-${200 + index}`,
            ...drivingOn(today, person),
          }),
        })
        .execute();
      const status = isGone ? 'DELETED' : 'ACTIVE';
      await db
        .insertInto('identities')
        .values({ email_key: emailKey(email), company_id: companyId, user_id: id, password_hash: noPassword, status })
        .execute();
      const stores = [person.store, ...(person.alsoAt ? [person.alsoAt] : [])];
      await db
        .insertInto('grants')
        .values(
          stores.map((store) => ({
            company_id: companyId,
            user_id: id,
            role_id: person.role,
            object_type: 'LOCATION' as const,
            object_id: store,
          })),
        )
        .execute();
    }
    await noteWages(scope, ids);
  });
}

/** Counted from the day that the demo is made, so that some always come due: `{ requirementId: '1', expiresOn: '2026-12-09' }`. */
export function certificationsOn(today: Date, { expiresIn }: Pick<HarborPerson, 'expiresIn'>) {
  return Object.entries(expiresIn).map(([requirementId, days]) => ({
    requirementId,
    expiresOn: dayAfter(today, days),
  }));
}

function drivingOn(today: Date, { driving }: HarborPerson) {
  if (driving === undefined) return {};
  const { license, licenseIn, insuranceIn } = driving;
  return {
    driverLicence: license,
    driverLicenceExpiresOn: dayAfter(today, licenseIn),
    insuranceExpiresOn: dayAfter(today, insuranceIn),
  };
}

function dayAfter(today: Date, days: number): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
