import type { Path } from '@servery/domain';
import { screenSections } from './screen-sections.ts';

export type ScreenPath = keyof typeof screenSections;

export type SettingsScreen = {
  readonly path: ScreenPath;
  /** The query of the address beside the path, for screens that show a part of theirs at a time. */
  readonly search: Readonly<Record<string, string>>;
};

const screens = Object.keys(screenSections).filter(isScreen);

function isScreen(path: string): path is ScreenPath {
  return path in screenSections;
}

/** The screen that a place of the location settings is edited on; undefined for a place that no screen shows. */
export function screenOf(path: Path): SettingsScreen | undefined {
  const [section, part] = path;
  const spellings = [`${section}`, `${section}.${part}`];
  const screen = screens.find((candidate) => screenSections[candidate].some((name) => spellings.includes(name)));
  return screen && { path: screen, search: partOf(path) };
}

/** The tab of the printer options, with its kind of printing or its template. */
function partOf([section, part, template, , print]: Path): Readonly<Record<string, string>> {
  if (section === 'printingRouting') return { tab: 'routing', ...(typeof print === 'string' && { print }) };
  if (section !== 'printing' || part === 'printers') return {};
  if (part !== 'templates') return { tab: 'other' };
  return { tab: 'templates', ...(template !== undefined && { template: String(template) }) };
}
