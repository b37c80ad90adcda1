import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findWords, wordsToAvoid } from './words-to-avoid.ts';

/** `npm run check:words`: words of code, comments, copy and documentation that readers stop at, each with the better one. */
const listed = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.md', '*.mjs'], { encoding: 'utf8' });
// The rules are quoted from the specification; the list itself names the words.
const files = listed.stdout.split('\n').filter((file) => file !== '' && !/^docs\/rules\/|words-to-avoid/.test(file));
const found = files.flatMap((file) =>
  findWords(readFileSync(file, 'utf8'), wordsToAvoid).map((find) => ({ file, ...find })),
);
for (const { file, line, word, better } of found) console.error(`${file}:${line} "${word}": ${better}`);
console.log(`${files.length} files, ${found.length} words to avoid`);
process.exitCode = found.length > 0 ? 1 : 0;
