import { newInfo } from '@servery/domain';
import { expect, test } from 'vitest';
import { foodItem, foodMenu } from '../../../testing/food-menu.ts';
import { publishingCompany } from '../../../testing/publishing-calls.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany } from '../../../testing/test-server.ts';

const { server, company, admin, publishMenu } = await publishingCompany();

const withInfo = (id: string, info: Partial<ReturnType<typeof newInfo>>) => ({
  ...foodItem(id, '14.00'),
  info: { ...newInfo({ name: `The ${id}` }), ...info },
});

test('items that are sold have their costs in cents, of each size too, and whether they are active', async () => {
  const costs = [
    { option: 'small', amount: '2.75' },
    { option: 'large', amount: '4.07' },
  ];
  await publishMenu(
    foodMenu([
      withInfo('pizza', { costs }),
      withInfo('soup', { cost: '1.10' }),
      withInfo('pie', { status: 'INACTIVE' }),
    ]),
  );
  const answer = await admin('GET', '/api/sold-items');
  expect(answer.statusCode).toBe(200);
  const usual = { category: 'All', isActive: true, cost: null, costs: [] };
  expect(answer.json().items).toEqual([
    {
      ...usual,
      id: 'pizza',
      name: 'The pizza',
      costs: [
        { option: 'small', cost: 275 },
        { option: 'large', cost: 407 },
      ],
    },
    { ...usual, id: 'soup', name: 'The soup', cost: 110 },
    { ...usual, id: 'pie', name: 'The pie', isActive: false },
  ]);
});

test('of their own company, and by people with the right', async () => {
  const other = await (await buildCompany(server)).as('admin');
  expect((await other('GET', '/api/sold-items')).json()).toEqual({ items: [] });
  const { one } = company.locations;
  const waiter = await personWith(server, company, { permissions: [], on: { type: 'LOCATION', id: one } });
  expect((await waiter('GET', '/api/sold-items')).statusCode).toBe(403);
});
