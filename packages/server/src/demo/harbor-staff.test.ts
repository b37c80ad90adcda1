import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaborEntry } from '@servery/contract';
import { harborCompany, harborEmployment, harborPeople, hasLeft, seaportLaborTargets } from '@servery/demo';
import { employmentKind } from '@servery/domain';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../configuration/kinds.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { createServiceClient } from '../platform/outbound/service-client.ts';
import { type Client, signIn, testServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { writeCompany } from './company-writer.ts';
import { writeHarborHistory } from './harbor-history.ts';
import { certificationsOn, writeHarborPeople } from './harbor-people.ts';
import { writePictures } from './write-pictures.ts';

const employment = harborEmployment();
const day = 86_400_000;

describe('the demo’s employment', () => {
  test('is valid and whole, and needs no clean-up', () => {
    expect(employmentKind.schema.safeParse(employment).error?.issues ?? []).toEqual([]);
    expect(employmentKind.validate(employment)).toEqual([]);
    expect(employmentKind.complete(employment, {})).toEqual({ document: employment, notices: [], created: [] });
    expect(kinds.employment.knownFields(JSON.parse(JSON.stringify(employment))).unknown).toEqual([]);
  });

  test('asks of drivers what they drive by, and pays them by the zone', () => {
    const drivers = employment.jobTypes.filter(({ driverSettings }) => driverSettings.mode === 'DRIVER');
    expect(drivers.map(({ name, requirements }) => [name, requirements])).toEqual([
      ['Driver', ['1', '3']],
      ['Bike Courier', ['1', '3']],
    ]);
  });
});

const working = harborPeople.filter(({ name }) => name !== hasLeft);

describe('the demo’s people', () => {
  const today = new Date('2026-11-23T21:00:00Z');
  const warnOf = new Map(
    employment.requirements.map(({ id, warnTimeBeforeExpiration }) => [id, warnTimeBeforeExpiration]),
  );
  const standing = working.flatMap((person) =>
    certificationsOn(today, person).map(({ requirementId, expiresOn }) => {
      const left = Date.parse(expiresOn) - Date.parse('2026-11-23');
      if (left < 0) return [person.name, 'expired'];
      return [person.name, left <= (warnOf.get(requirementId) ?? 0) * 1000 ? 'due' : 'good'];
    }),
  );

  test('two have let a certification expire, three are due, and the rest is in good standing on the day that it is made', () => {
    expect(standing.filter(([, state]) => state !== 'good')).toEqual([
      ['Tomás Reyes', 'due'],
      ['Mina Castellanos', 'due'],
      ['Priscilla Oyelaran', 'expired'],
      ['Ben Aoki', 'expired'],
      ['Owen Walsh', 'due'],
    ]);
  });

  test('a year later as many come due', () => {
    const later = new Date(today.getTime() + 365 * day);
    const [first] = harborPeople;
    expect(first && certificationsOn(later, first).map(({ expiresOn }) => expiresOn > '2027-11-23')).toEqual([
      true,
      true,
    ]);
  });

  test('everybody has jobs with wages at or above the minimum wage, and all but one what these jobs require', () => {
    const lacking = working.flatMap(({ name, jobs, expiresIn }) => {
      const asked = jobs.flatMap(
        ({ jobTypeId }) => employment.jobTypes.find(({ id }) => id === jobTypeId)?.requirements,
      );
      return asked.filter((id) => id === undefined || !(id in expiresIn)).map((id) => `${name} lacks ${id}`);
    });
    expect(lacking).toEqual(['Joy Bennett lacks 1']);
    const { amount } = employment.payrollAndOvertime.minimumWage;
    expect(
      working.filter(({ jobs }) => jobs.length === 0 || jobs.some(({ wage }) => Number(wage) < Number(amount))),
    ).toEqual([]);
  });
});

describe('the demo company', () => {
  let admin: Client;

  beforeAll(async () => {
    const server = await testServer();
    const labor = createServiceClient({
      name: 'labor service',
      baseUrl: server.labor.service.url,
      logger: pino({ level: 'silent' }),
    });
    const { database } = server;
    const environment = readEnvironment({ SERVERY_DATA: mkdtempSync(join(tmpdir(), 'servery-demo-')) });
    await writeCompany(database, harborCompany('demo1234'));
    await writePictures({ database, objects: openObjectStorage(environment) }, 'harbor', {
      userId: 'usr-dana',
      name: 'Dana Whitfield',
    });
    await writeHarborPeople(database);
    await writeHarborHistory(database, labor);
    admin = await signIn(server, 'admin@harbor.example', 'demo1234');
  });

  test('LB-02 LB-05 LB-10 the labor service has the departments, job types and people of one store', async () => {
    const entries = await waitFor(async () => {
      const answer = await admin('GET', '/api/labor-integration/harbor/entries?limit=200');
      const all: LaborEntry[] = answer.json().entries;
      return all.every(({ state }) => state === 'SENT') ? all : undefined;
    });
    const countOf = (wanted: LaborEntry['kind']) => entries.filter(({ kind }) => kind === wanted).length;
    expect(countOf('DEPARTMENT')).toBe(employment.departments.length);
    expect(countOf('JOB_TYPE')).toBe(employment.jobTypes.length);
    // People who have left are not created there.
    expect(countOf('USER')).toBe(harborCompany('').people.length + working.length);
    expect(entries.filter(({ externalId }) => externalId === null)).toEqual([]);
  });

  test('grades of wages are at or above the minimum wage and go to no store', async () => {
    const { amount } = employment.payrollAndOvertime.minimumWage;
    expect(employment.wageGrades?.filter(({ wage }) => Number(wage) < Number(amount))).toEqual([]);
    const jobTypes = new Set(employment.jobTypes.map(({ id }) => id));
    expect(employment.wageGrades?.filter(({ jobTypeId }) => !jobTypes.has(jobTypeId))).toEqual([]);
    const published = await admin('GET', '/api/published-config/employment/seaport');
    expect(published.json()).not.toHaveProperty('wageGrades');
  });

  test('LB-08 LB-09 its ids are part of what stores run; one store keeps labor targets of its own', async () => {
    const published = async (location: string) =>
      (await admin('GET', `/api/published-config/employment/${location}`)).json();
    const [pier, seaport] = [await published('pier-39'), await published('seaport')];
    for (const one of [...pier.departments, ...pier.jobTypes]) expect(one.externalId).toMatch(/^\d+$/);
    const { laborBudgetTargetPercentage } = employment.payrollAndOvertime;
    expect(pier.payrollAndOvertime.laborBudgetTargetPercentage).toEqual(laborBudgetTargetPercentage);
    expect(seaport.payrollAndOvertime.laborBudgetTargetPercentage).toEqual({
      ...laborBudgetTargetPercentage,
      ...Object.fromEntries(seaportLaborTargets),
    });
  });
});
