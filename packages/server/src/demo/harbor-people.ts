import type { Database } from '../platform/database/database.ts';
import { emailKey } from '../sign-in/email-key.ts';
import { noPassword } from '../sign-in/passwords.ts';

/** Who works at the stores: name, POS id, phone, store, role, job; two have something to put right, one has left. */
const people: readonly (readonly [string, string, string, string, string, string])[] = [
  ['Amara Lindqvist', '1001', '(555) 201-0141', 'pier-39', 'shift-lead', '3'],
  ['Tomás Reyes', '1002', '(555) 201-0142', 'pier-39', 'server', '4'],
  ['Yuki Brandt', '1003', '(555) 201-0143', 'pier-39', 'server', '4'],
  ['Cole Abara', '1004', '(555) 201-0144', 'embarcadero', 'cashier', '1'],
  ['Mina Castellanos', '1005', '(555) 201-0145', 'embarcadero', 'server', '4'],
  ['Jonas Petit', '1006', '201-0146', 'jack-london', 'driver', '2'],
  ['Priscilla Oyelaran', 'A-7', '(555) 201-0147', 'jack-london', 'server', '4'],
  ['Henrik Vaughn', '1008', '(555) 201-0148', 'seaport', 'cashier', '1'],
  ['Salma Duarte', '1009', '(555) 201-0149', 'seaport', 'driver', '2'],
  ['Rowan Achterberg', '1010', '(555) 201-0150', 'navy-pier', 'server', '4'],
];
const hasLeft = 'Henrik Vaughn';

/** Employees of the demo company who sign in at terminals, and here only once they are invited. */
export async function writeHarborPeople(database: Database): Promise<void> {
  await database.inCompany('harbor', async ({ db, companyId }) => {
    for (const [index, [name, posId, phone, store, role, jobTypeId]] of people.entries()) {
      const id = `usr-crew-${index + 1}`;
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
          certifications: JSON.stringify([{ requirementId: '1', expiresOn: '2027-06-30' }]),
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
