export interface Rule {
  readonly id: string;
  readonly text: string;
  /** `Open:` and *withdrawn* lines ask for no test. */
  readonly needsTest: boolean;
}

export interface TestTitle {
  readonly file: string;
  readonly ids: readonly string[];
}

const ruleLine = /^- ([A-Z]{2}-\d{2,3}) (.*)$/gm;
const titleStart = /\b(?:test|it|describe)(?:\.[a-zA-Z.]+(?:\([^)]*\))?)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const placeholder = /^(%s|\$\w)/;
const tableIds = /['"`]((?:[A-Z]{2}-\d{2,3}\b ?)+)/g;
const ruleId = /\b[A-Z]{2}-\d{2,3}\b/g;

/** The floors where tests run, from the one furthest from people to the one nearest to them. */
const floors = ['tools', 'domain', 'server', 'component', 'journey'] as const;
type Floor = (typeof floors)[number];

const floorsByFolder: readonly (readonly [RegExp, Floor])[] = [
  [/^packages\/e2e\//, 'journey'],
  [/^packages\/web\//, 'component'],
  [/^packages\/(server|terminal|sandbox)\//, 'server'],
  [/^packages\/(domain|contract|words|demo)\//, 'domain'],
];

/** By the folder of a test file: a journey through the running product, a component in a browser, the server over HTTP, only the domain. */
export function floorOf(file: string): Floor {
  return floorsByFolder.find(([folder]) => folder.test(file))?.[1] ?? 'tools';
}

/** The rule lines (`- XX-nn text`) of the given markdown texts. */
export function collectRules(texts: readonly string[]): Rule[] {
  return texts.flatMap((text) =>
    [...text.matchAll(ruleLine)].map(([, id = '', body = '']) => ({
      id,
      text: body,
      needsTest: !body.startsWith('Open:') && !body.includes('*withdrawn*'),
    })),
  );
}

/**
 * Rule ids carried by the titles of one test file; every id is written out. A title with a placeholder takes the ids of its
 * table: string literals of the file that begin with one.
 */
export function collectTitles(file: string, source: string): TestTitle[] {
  const titles = [...source.matchAll(titleStart)].map(([, , title = '']) => ({
    file,
    title,
    ids: title.match(ruleId) ?? [],
  }));
  const tabled = titles.some(({ title }) => placeholder.test(title))
    ? [{ file, ids: [...source.matchAll(tableIds)].flatMap(([, ids = '']) => ids.trim().split(' ')) }]
    : [];
  return [...titles, ...tabled];
}

interface ReportOptions {
  readonly reasons: Readonly<Record<string, string>>;
  readonly prefixes: readonly string[];
}

/**
 * Counts per prefix and by the nearest floor that shows a rule, the rules without a test, and errors: an id that no rule has.
 * @param reasons rule id -> why no test can carry it
 * @param prefixes limits the list of missing rules to these prefixes; all when empty
 */
export function reportRules(
  rules: readonly Rule[],
  titles: readonly TestTitle[],
  { reasons, prefixes }: ReportOptions,
): { text: string; errors: string[] } {
  const known = new Set(rules.map((rule) => rule.id));
  const proven = nearestFloors(titles);
  const errors = [
    ...titles.flatMap(({ file, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id} is no rule`)),
    ...Object.keys(reasons)
      .filter((id) => !known.has(id))
      .map((id) => `without-test.json: ${id} is no rule`),
    ...Object.keys(reasons)
      .filter((id) => proven.has(id))
      .map((id) => `without-test.json: ${id} has a test, drop its reason`),
  ];
  const open = rules.filter((rule) => rule.needsTest && !proven.has(rule.id) && reasons[rule.id] === undefined);
  const shown = open.filter((rule) => prefixes.length === 0 || prefixes.includes(rule.id.slice(0, 2)));
  const lines = [
    ...shown.map((rule) => `${rule.id} ${rule.text}`),
    ...Object.entries(reasons)
      .filter(([id]) => prefixes.includes(id.slice(0, 2)))
      .map(([id, reason]) => `${id} no test: ${reason}`),
    '',
    ...countByPrefix(rules, proven, reasons),
    ...errors.map((error) => `error: ${error}`),
  ];
  return { text: lines.join('\n'), errors };
}

function nearestFloors(titles: readonly TestTitle[]): ReadonlyMap<string, Floor> {
  const nearest = new Map<string, Floor>();
  for (const { file, ids } of titles) {
    const floor = floorOf(file);
    for (const id of ids) {
      const known = nearest.get(id);
      if (known === undefined || floors.indexOf(floor) > floors.indexOf(known)) nearest.set(id, floor);
    }
  }
  return nearest;
}

/** `journey 2, component 5` */
function countByFloor(found: readonly Floor[]): string {
  const counts = floors.toReversed().map((floor) => ({ floor, count: found.filter((one) => one === floor).length }));
  return counts.flatMap(({ floor, count }) => (count > 0 ? `${floor} ${count}` : [])).join(', ');
}

function countByPrefix(
  rules: readonly Rule[],
  proven: ReadonlyMap<string, Floor>,
  reasons: Readonly<Record<string, string>>,
): string[] {
  const prefixes = [...new Set(rules.map((rule) => rule.id.slice(0, 2)))];
  const rows = prefixes.map((prefix) => {
    const own = rules.filter((rule) => rule.id.startsWith(prefix) && rule.needsTest);
    const found = own.flatMap((rule) => proven.get(rule.id) ?? []);
    const excused = own.filter((rule) => reasons[rule.id] !== undefined).length;
    return { prefix, all: own.length, found, excused };
  });
  const line = (name: string, { all, found, excused }: Omit<(typeof rows)[number], 'prefix'>) =>
    [
      `${name} ${found.length} of ${all}${excused > 0 ? `, ${excused} with a reason` : ''}`,
      ...(found.length > 0 ? [countByFloor(found)] : []),
    ].join(': ');
  const total = {
    all: rows.reduce((sum, { all }) => sum + all, 0),
    found: rows.flatMap(({ found }) => found),
    excused: rows.reduce((sum, { excused }) => sum + excused, 0),
  };
  return [...rows.map((row) => line(`${row.prefix} `, row)), line('all', total)];
}
