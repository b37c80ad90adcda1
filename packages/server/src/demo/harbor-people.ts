import { certifiedDays, harborPeople, hasLeft, usualCertifiedDays } from '@servery/demo';
import { daysAfter, localTimeIn } from '@servery/domain';
import type { Database } from '../platform/database/database.ts';
import { emailKey } from '../sign-in/email-key.ts';
import { noPassword } from '../sign-in/passwords.ts';

/** Employees of the demo company who sign in at terminals, and here only once they are invited. */
export async function writeHarborPeople(database: Database): Promise<void> {
  const { date: today } = localTimeIn(Date.now(), 'America/Los_Angeles');
  await database.inCompany('harbor', async ({ db, companyId }) => {
    for (const [index, [name, posId, phone, store, role, jobTypeId]] of harborPeople.entries()) {
      const id = `usr-crew-${index + 1}`;
      const expiresOn = daysAfter(today, certifiedDays[name] ?? usualCertifiedDays);
      const email = `crew${index + 1}@harbor.example`;
      await db
        .insertInto('users')
        .values({
          company_id: companyId,
          id,
          email,
          display_name: name,
          phone,
          pos_id: posId,
          deactivated_at: name === hasLeft ? new Date() : null,
          jobs: JSON.stringify([{ jobTypeId, wage: `${17 + (index % 4)}.50` }]),
          certifications: JSON.stringify([{ requirementId: '1', expiresOn }]),
          employment: JSON.stringify({ hiredOn: `2025-0${(index % 9) + 1}-15`, payrollId: `H-${200 + index}` }),
        })
        .execute();
      const status = name === hasLeft ? 'DELETED' : 'ACTIVE';
      await db
        .insertInto('identities')
        .values({ email_key: emailKey(email), company_id: companyId, user_id: id, password_hash: noPassword, status })
        .execute();
      await db
        .insertInto('grants')
        .values({ company_id: companyId, user_id: id, role_id: role, object_type: 'LOCATION', object_id: store })
        .execute();
    }
  });
}
