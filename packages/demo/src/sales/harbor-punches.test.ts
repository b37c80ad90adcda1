import { punchMarksOf, punchSchema } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { harborEmployment } from '../harbor-employment.ts';
import { harborPeople, hasLeft } from '../harbor-people.ts';
import { harborPunches } from './harbor-punches.ts';

const workers = harborPeople.map((person, index) => ({ id: `usr-crew-${index + 1}`, person }));
const jobNames = new Map(harborEmployment().jobTypes.map(({ id, name }) => [id, name]));
const at = (locationId: string, date: string) =>
  harborPunches(workers, { locationId, timezone: 'America/Los_Angeles', jobNames }, date);
const week = Array.from({ length: 7 }, (_, day) => `2026-11-${16 + day}`);

describe('the work of the demo', () => {
  const pier = week.flatMap((date) => at('pier-39', date));

  test('is the same in every run, in a form that the server takes, with nothing odd about it', () => {
    expect(week.flatMap((date) => at('pier-39', date))).toEqual(pier);
    for (const punch of pier) expect([punchSchema.parse(punch), punchMarksOf(punch)]).toEqual([punch, []]);
  });

  test('is done by people of the store in their own jobs; nobody works at two stores on one day', () => {
    const names = new Set(pier.map(({ person }) => person.name));
    expect(names.size).toBeGreaterThan(6);
    for (const { person, job } of pier)
      expect(harborPeople.find(({ name }) => name === person.name)?.jobs.map(({ jobTypeId }) => jobTypeId)).toContain(
        job.id,
      );
    for (const date of week) {
      const all = ['pier-39', 'embarcadero', 'jack-london', 'seaport', 'navy-pier'].flatMap((store) => at(store, date));
      expect(new Set(all.map(({ person }) => person.id)).size).toBe(all.length);
    }
    expect(week.flatMap((date) => at('seaport', date)).map(({ person }) => person.name)).not.toContain(hasLeft);
  });
});
