import { describe, expect, test } from 'vitest';
import { collectRules, collectTitles, reportRules } from './rules-report.ts';

const rules = collectRules(['- HR-01 one\n- HR-02 two\n- HR-03 Open: three\ntext\n']);
const called = ['te', 'st'].join('');

describe('the rules report', () => {
  test('reads rule lines and leaves open ones out', () => {
    expect(rules.map((rule) => [rule.id, rule.needsTest])).toEqual([
      ['HR-01', true],
      ['HR-02', true],
      ['HR-03', false],
    ]);
  });

  test('reads every id of a title, whatever its quotes', () => {
    const titles = collectTitles(
      'a.test.ts',
      `${called}('HR-01 HR-02 both', () => {})\n${called}(\n  "HR-02 it's", x)`,
    );
    expect(titles.map((title) => title.ids)).toEqual([['HR-01', 'HR-02'], ['HR-02']]);
  });

  test('reads the ids of a table where the title takes them from one', () => {
    const titles = collectTitles('a.test.ts', `${called}.each([['HR-01', 1], ['HR-02 both', 2]])('%s', () => {})`);
    expect(titles.flatMap((title) => title.ids)).toEqual(['HR-01', 'HR-02']);
  });

  test('lists what has no test and refuses ids that no rule has', () => {
    const titles = collectTitles('a.test.ts', `${called}('HR-01 ok')\n${called}('HR-99 unknown')`);
    const report = reportRules(rules, titles, { reasons: {}, prefixes: [] });
    expect(report.text).toContain('HR-02 two');
    expect(report.text).not.toContain('HR-03 Open');
    expect(report.errors).toEqual(['a.test.ts: HR-99 is no rule']);
  });

  test('counts a rule where it is shown nearest to people', () => {
    const titles = [
      ...collectTitles('packages/domain/src/a.test.ts', `${called}('HR-01 HR-02 computed')`),
      ...collectTitles('packages/e2e/src/a.spec.ts', `${called}('HR-02 clicked')`),
    ];
    expect(reportRules(rules, titles, { reasons: {}, prefixes: [] }).text).toContain('all 2 of 2: journey 1, domain 1');
  });

  test('a stated reason excuses a rule until it has a test', () => {
    expect(reportRules(rules, [], { reasons: { 'HR-01': 'why', 'HR-02': 'why' }, prefixes: [] }).text).toContain(
      '0 of 2, 2 with a reason',
    );
    const tested = collectTitles('a.test.ts', `${called}('HR-01 ok')`);
    expect(reportRules(rules, tested, { reasons: { 'HR-01': 'why' }, prefixes: [] }).errors).toHaveLength(1);
  });
});
