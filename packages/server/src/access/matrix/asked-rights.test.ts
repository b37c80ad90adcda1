import { type OperationId, operations } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { askedRights } from '../../testing/matrix/asked-rights.ts';
import {
  actingClients,
  endsSessions,
  rightsWorld,
  wrongAnswers,
  wrongWhileActing,
} from '../../testing/matrix/rights-world.ts';

const world = await rightsWorld();
const ids = Object.keys(operations).filter((id): id is OperationId => id in askedRights);

describe('who may call an operation, by the rules', () => {
  test('every operation is written down, and nothing else', () => {
    expect(Object.keys(askedRights).sort()).toEqual(Object.keys(operations).sort());
  });

  test('T5 T9 T10 PM-57 PM-58 each operation lets in who has the permission there, and nobody else', async () => {
    const wrong: string[] = [];
    for (const id of ids) if (!endsSessions.includes(id)) wrong.push(...(await wrongAnswers(world, id)));
    expect(wrong).toEqual([]);
  }, 300_000);

  test('T5 PM-56 while acting as another person, what is written down is refused, and nothing else', async () => {
    const acting = await actingClients(world);
    const wrong: string[] = [];
    for (const id of ids)
      if (!endsSessions.includes(id) && id !== 'returnToSelf' && askedRights[id] !== 'terminal')
        wrong.push(...(await wrongWhileActing(world, id, acting)));
    expect(wrong).toEqual([]);
  }, 300_000);
});
