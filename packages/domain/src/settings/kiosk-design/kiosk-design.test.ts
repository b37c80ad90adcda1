import { expect, test } from 'vitest';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { kioskDesignSchema, kioskDesignSection, newKioskDesign } from './kiosk-design.ts';

const kiosk = newKioskDesign();
function withValue(part: string, field: string, value: unknown) {
  const { appearance, itemCustomization } = kiosk;
  if (part === 'appearance') return { ...kiosk, appearance: { ...appearance, [field]: value } };
  return { ...kiosk, itemCustomization: { ...itemCustomization, [field]: value } };
}
const problems = (changed: typeof kiosk) => kioskDesignSection.validate?.(changed);

test('KI-02 holds appearance and itemCustomization, valid and readable from the start', () => {
  expect(Object.keys(kiosk)).toEqual(['appearance', 'itemCustomization']);
  expect(kioskDesignSchema.safeParse(kiosk).error?.issues ?? []).toEqual([]);
  expect(problems(kiosk)).toEqual([]);
});

test('KI-02 settings stored before the kiosk had fields get them, and keep what they had', () => {
  const stored = {
    ...newLocationSettings(),
    kioskDesign: { appearance: { attractTitle: 'Ahoy' }, itemCustomization: {} },
  };
  const { document, created } = locationSettingsKind.complete(JSON.parse(JSON.stringify(stored)), {});
  expect(document.kioskDesign).toEqual({ ...kiosk, appearance: { ...kiosk.appearance, attractTitle: 'Ahoy' } });
  expect(created).toEqual(['kioskDesign']);
});

test.each([
  ['appearance', 'attractAfter', 14],
  ['appearance', 'tileColor', 'white'],
  ['appearance', 'tileSize', 'HUGE'],
  ['itemCustomization', 'maxQuantity', 0],
  ['itemCustomization', 'modifierLayout', 'CIRCLE'],
])('KI-02 %s.%s %j is refused by name', (part, field, value) => {
  const changed = withValue(part, field, value);
  expect(kioskDesignSchema.safeParse(changed).error?.issues.map(({ path }) => path)).toEqual([[part, field]]);
});

test('KI-02 a button without a word and a field without a question are refused; pale tiles are a warning', () => {
  const changed = {
    appearance: { ...kiosk.appearance, attractButton: ' ', tileTextColor: '#EEEEEE' },
    itemCustomization: { ...kiosk.itemCustomization, allowInstructions: true, instructionsLabel: '' },
  };
  expect(problems(changed)).toMatchObject([
    { code: 'KIOSK_BUTTON_EMPTY', path: ['kioskDesign', 'appearance', 'attractButton'] },
    { code: 'KIOSK_QUESTION_EMPTY', path: ['kioskDesign', 'itemCustomization', 'instructionsLabel'] },
    { code: 'COLORS_HARD_TO_READ', path: ['kioskDesign', 'appearance', 'tileTextColor'], isWarning: true },
  ]);
});
