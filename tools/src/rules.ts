import { globSync, readFileSync } from 'node:fs';
import { collectRules, collectTitles, reportRules } from './rules-report.ts';

/** `npm run rules [PREFIX …]`: how many rules of docs/rules have a test that carries their id and where it runs, and which have none. */
const rules = collectRules(globSync('docs/rules/{console,configuration}.md').map((file) => readFileSync(file, 'utf8')));
const tests = globSync('{packages,bench,tools}/**/*.{test,spec}.{ts,tsx}', {
  exclude: (name) => name === 'node_modules',
});
const titles = tests.flatMap((file) => collectTitles(file, readFileSync(file, 'utf8')));
const reasons = JSON.parse(readFileSync('docs/rules/without-test.json', 'utf8'));
const report = reportRules(rules, titles, { reasons, prefixes: process.argv.slice(2) });
console.log(report.text);
process.exitCode = report.errors.length > 0 ? 1 : 0;
