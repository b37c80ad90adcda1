import { describe, expect, test } from 'vitest';
import { filledPush, pushContentSchema, pushProblems, unknownPlaceholders } from './push-message.ts';

const guest = { firstName: 'Ana', store: 'Pier 39' };

describe('PN-02 what a message says', () => {
  test('placeholders are filled in for each guest, however they are written', () => {
    expect(filledPush('{First name}, two toppings at {store}. {store}!', guest)).toBe(
      'Ana, two toppings at Pier 39. Pier 39!',
    );
    expect(filledPush('Hi {first name}', { ...guest, firstName: null })).toBe('Hi there');
    expect(filledPush('Hi {first name}', { ...guest, firstName: '  ' })).toBe('Hi there');
  });

  test('a name that looks like a placeholder stays as it is', () => {
    expect(filledPush('{first name} at {store}', { firstName: '{store}', store: '$&' })).toBe('{store} at $&');
  });

  test('what nobody fills in is named', () => {
    expect(unknownPlaceholders('{store} {points} {} {x')).toEqual(['{points}', '{}']);
    expect(pushProblems({ title: ' ', text: 'You have {points}.' })).toEqual([
      { field: 'title', message: 'Enter a title.' },
      { field: 'text', message: '{points} is not filled in. Use {first name} or {store}.' },
    ]);
    expect(pushProblems({ title: 'Crab', text: 'At {store}' })).toEqual([]);
  });

  test('a draft may lack its title, and is no longer than a locked screen shows', () => {
    const audience = { placeIds: ['pier-39'], lastOrder: null, channels: [], isOncePerDay: true };
    const draft = { title: '', text: '', opens: null, audience, time: null };
    expect(pushContentSchema.safeParse(draft).success).toBe(true);
    for (const wrong of [
      { ...draft, title: 'x'.repeat(41) },
      { ...draft, text: 'x'.repeat(141) },
      { ...draft, title: 'two\nlines' },
      { ...draft, audience: { ...audience, placeIds: [] } },
      { ...draft, time: { date: '2026-11-24', time: '24:00' } },
    ])
      expect(pushContentSchema.safeParse(wrong).success).toBe(false);
  });
});
