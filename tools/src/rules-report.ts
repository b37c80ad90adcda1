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

/**
 * Counts per prefix, the rules without a test, and errors: an id that no rule has.
 * @param reasons rule id -> why no test can carry it
 * @param prefixes limits the list of missing rules to these prefixes; all when empty
 */
export function reportRules(
  rules: readonly Rule[],
  titles: readonly TestTitle[],
  reasons: Readonly<Record<string, string>>,
  prefixes: readonly string[],
): { text: string; errors: string[] } {
  const known = new Set(rules.map((rule) => rule.id));
  const proven = new Set(titles.flatMap((title) => title.ids));
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

function countByPrefix(
  rules: readonly Rule[],
  proven: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>>,
): string[] {
  const prefixes = [...new Set(rules.map((rule) => rule.id.slice(0, 2)))];
  const rows = prefixes.map((prefix) => {
    const own = rules.filter((rule) => rule.id.startsWith(prefix) && rule.needsTest);
    const tested = own.filter((rule) => proven.has(rule.id)).length;
    const excused = own.filter((rule) => reasons[rule.id] !== undefined).length;
    return { prefix, all: own.length, tested, excused };
  });
  const total = rows.reduce((sum, row) => ({ all: sum.all + row.all, tested: sum.tested + row.tested }), {
    all: 0,
    tested: 0,
  });
  return [
    ...rows.map(
      ({ prefix, all, tested, excused }) =>
        `${prefix}  ${tested} of ${all}${excused > 0 ? `, ${excused} with a reason` : ''}`,
    ),
    `all ${total.tested} of ${total.all}`,
  ];
}
