import { expect, test } from 'vitest';
import { personWith } from '../../testing/test-employees.ts';
import { roleSets, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
/** May do the same, but administers no people. */
const plain = await personWith(server, company, {
  permissions: roleSets.admin.filter((code) => code !== 'USER_ADMIN'),
});
const whole = `/api/blobs/employment/company/${company.id}`;
const one = `/api/blobs/employment/location/${company.locations.one}`;

async function hire(name: string, grantObject?: string) {
  const role = { id: 'role_reader', ...(grantObject === undefined ? {} : { grantObject }) };
  const answer = await admin('POST', `/api/users/${company.id}`, { name, grantedRoles: [role] });
  expect(answer.statusCode, answer.body).toBe(200);
}
const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);

test('EM-06 the blob has employees for who may see them, at the company all, at a location its own', async () => {
  await hire('Una One', company.locations.one);
  await hire('Tess Three', company.locations.three);
  const { blob } = (await admin('GET', whole)).json();
  expect(names(blob.employees)).toEqual(expect.arrayContaining(['Una One', 'Tess Three', 'Ada Admin']));
  expect(blob.employees.find(({ name }: { name: string }) => name === 'Una One')).toMatchObject({
    grantedRoles: [{ id: 'role_reader', name: 'reader', grantObject: company.locations.one }],
    jobs: [],
    certifications: [],
  });
  const { locationBlob } = (await admin('GET', one)).json();
  expect(names(locationBlob.employees)).toContain('Una One');
  expect(names(locationBlob.employees)).not.toContain('Tess Three');
  expect((await plain('GET', whole)).json().blob).not.toHaveProperty('employees');
  expect((await plain('GET', one)).json().locationBlob).not.toHaveProperty('employees');
  expect((await admin('GET', `${whole}?employees=without`)).json().blob).not.toHaveProperty('employees');
});

test('EM-06 employees are taken back unchanged, never stored, and refused by name when they differ', async () => {
  const record = (await admin('GET', whole)).json();
  const saved = await admin('PUT', whole, record);
  expect([saved.statusCode, saved.json().ver]).toEqual([200, 1]);
  const again = (await admin('GET', whole)).json();
  expect((await admin('PUT', whole, again)).json().ver).toBe(1);
  const fewer = { ...again, blob: { ...again.blob, employees: again.blob.employees.slice(1) } };
  const refused = await admin('PUT', whole, fewer);
  expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([
    400,
    { code: 'READ_ONLY', path: 'body.blob.employees' },
  ]);
  expect((await plain('PUT', whole, again)).statusCode).toBe(400);
  const change = { kind: 'ARRAY_ELEMENT_ADDED', path: ['employees'], to: { id: 'x', grantedRoles: [] } };
  const override = await admin('PUT', `/api/blobs/employment/overrides/location/${company.locations.one}`, {
    changes: [change],
    overrideVer: 0,
  });
  expect([override.statusCode, override.json().errors[0].path]).toEqual([400, 'body.changes.0']);
});
