import type { ReportView } from '@servery/contract';
import { expect } from 'vitest';
import type { Client } from '../../../../testing/test-server.ts';

export const viewsUrl = '/api/report-views';
export const weekView = {
  report: 'storeSummary',
  name: 'Last week',
  address: 'period=lastWeek&sort=-guests',
  mail: null,
};

/** Saves a view of the last week, with the fields that are given. */
export async function saveView(client: Client, given: object = {}): Promise<ReportView> {
  const answer = await client('POST', viewsUrl, { ...weekView, ...given });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
}

export async function listedViews(client: Client): Promise<ReportView[]> {
  return (await client('GET', viewsUrl)).json().views;
}
