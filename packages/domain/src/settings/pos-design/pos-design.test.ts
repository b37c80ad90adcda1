import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../fields/colors.ts';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { newPosDesign, posDesignSchema, posDesignSection } from './pos-design.ts';
import {
  builtInTheme,
  clonePosTheme,
  DARK_THEME,
  freeThemeName,
  LIGHT_THEME,
  leastContrast,
  newPosTheme,
  posThemeSchema,
  THEME_PARTS,
  themePair,
  themeWarnings,
} from './pos-themes.ts';

const design = newPosDesign();
const harbor = newPosTheme({ id: 'harbor', name: 'Harbor' });
const problems = (changed: typeof design) => posDesignSection.validate?.(changed);
const tidied = (changed: typeof design) => posDesignSection.tidy?.(changed, {});

describe('POS design', () => {
  test('PD-02 PD-03 holds colors, themes and the virtual ticket, which takes items at its top', () => {
    expect(Object.keys(design)).toEqual(expect.arrayContaining(['colors', 'themes', 'virtualTicket']));
    expect(design.virtualTicket).toEqual({ addItemsTo: 'TOP' });
    expect(posDesignSchema.safeParse(design).error?.issues ?? []).toEqual([]);
    expect(problems(design)).toEqual([]);
  });

  test('PD-04 a theme has a color and a background for each of its parts, and the images of the rear display', () => {
    const fields = THEME_PARTS.flatMap((part) => [`${part}Color`, `${part}Background`]);
    expect(Object.keys(posThemeSchema.shape)).toEqual(
      expect.arrayContaining(['id', 'name', ...fields, 'rearDisplayCarouselImagesImageUrls']),
    );
    expect(fields).toHaveLength(22);
  });

  test.each(['mainColor', 'ticketOffersBackground'])('PD-04 a %s that is no color is refused by name', (field) => {
    const issues = posThemeSchema.safeParse({ ...harbor, [field]: 'red' }).error?.issues;
    expect(issues?.map(({ path, message }) => [...path, message])).toEqual([
      [field, 'Enter a color as # and six digits, such as #1F5FA8.'],
    ]);
  });

  test.each([LIGHT_THEME, DARK_THEME])('PD-05 PD-06 every pair of $name can be read', (theme) => {
    expect(builtInTheme(theme.id)).toBe(theme);
    for (const part of THEME_PARTS) {
      const { color, background } = themePair(theme, part);
      expect(contrastRatio(color, background), part).toBeGreaterThanOrEqual(leastContrast(part));
    }
  });

  test('PD-07 a name that is taken becomes Name (2), then Name (3)', () => {
    const names = (...given: string[]) => given.map((name) => ({ name }));
    expect(freeThemeName(names('Harbor'), 'Bay')).toBe('Bay');
    expect(freeThemeName(names('Harbor'), ' harbor ')).toBe('harbor (2)');
    expect(freeThemeName(names('Harbor', 'Harbor (2)'), 'Harbor')).toBe('Harbor (3)');
    expect(freeThemeName(names('Harbor', 'Harbor (2)'), 'Harbor (2)')).toBe('Harbor (3)');
    expect(clonePosTheme(DARK_THEME, 'mine', design.themes)).toEqual({
      ...DARK_THEME,
      id: 'mine',
      name: 'Dark Theme (2)',
    });
  });

  test('PD-07 twins of two levels are named apart on load, and reported', () => {
    const twins = {
      ...design,
      themes: [...design.themes, harbor, { ...harbor, id: 'other' }, { ...harbor, id: 'third' }],
    };
    const { value, notices } = tidied(twins) ?? { value: twins, notices: [] };
    expect(value.themes.map(({ name }) => name)).toEqual([
      'Light Theme',
      'Dark Theme',
      'Harbor',
      'Harbor (2)',
      'Harbor (3)',
    ]);
    expect(notices.map(({ code }) => code)).toEqual(['PD-07', 'PD-07']);
    expect(tidied(value)?.value).toBe(value);
  });

  test('PD-04 colors that are hard to read are a warning at the color in front', () => {
    const gray = { ...harbor, buttonColor: '#AAAAAA', buttonBackground: '#BBBBBB' };
    expect(themeWarnings(gray)).toEqual([
      {
        code: 'COLORS_HARD_TO_READ',
        path: ['posDesign', 'themes', { id: 'harbor' }, 'buttonColor'],
        message: 'Text on buttons: the contrast of 1.2 : 1 is hard to read. Use at least 4.5 : 1.',
        isWarning: true,
      },
    ]);
  });

  test('a theme or color without a name, or with a taken one, is refused by name', () => {
    const colors = [
      { id: 'a', name: 'Sea', color: '#123456' },
      { id: 'b', name: 'sea', color: '#123456' },
    ];
    expect(problems({ ...design, colors, themes: [...design.themes, { ...harbor, name: ' ' }] })).toMatchObject([
      { code: 'POS_THEME_NAME_EMPTY', path: ['posDesign', 'themes', { id: 'harbor' }, 'name'] },
      { code: 'POS_COLOR_NAME_TAKEN', path: ['posDesign', 'colors', { id: 'b' }, 'name'] },
    ]);
  });

  test('a design shows a theme that is there', () => {
    const gone = { ...design, activeTheme: 'gone' };
    expect(problems(gone)?.map(({ code }) => code)).toEqual(['POS_THEME_GONE']);
    expect(tidied(gone)?.value.activeTheme).toBe('LIGHT');
    expect(tidied(gone)?.notices.map(({ code }) => code)).toEqual(['PD-05']);
  });
});

test('PD-02 PD-05 a design stored before themes had fields gets the built-in themes and what its own lack', () => {
  const stored = {
    ...newLocationSettings(),
    posDesign: {
      colors: [],
      themes: [{ id: 'old', name: 'Old', mainColor: '#000000' }],
      virtualTicket: { addItemsTo: 'BOTTOM' },
    },
  };
  const { document } = locationSettingsKind.complete(JSON.parse(JSON.stringify(stored)), {});
  expect(document.posDesign.themes).toEqual([
    LIGHT_THEME,
    DARK_THEME,
    { ...LIGHT_THEME, id: 'old', name: 'Old', mainColor: '#000000' },
  ]);
  expect(document.posDesign).toMatchObject({ activeTheme: 'LIGHT', virtualTicket: { addItemsTo: 'BOTTOM' } });
  expect(locationSettingsKind.schema.safeParse(document).error?.issues ?? []).toEqual([]);
  expect(locationSettingsKind.validate(document)).toEqual([]);
});
