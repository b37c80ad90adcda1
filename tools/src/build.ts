import { ensureConsole } from './console-build.ts';

/** `npm run build`: builds the console unless the present build was made of exactly these sources. */
try {
  const isNew = await ensureConsole(process.cwd());
  console.log(isNew ? 'The console is built.' : 'The console is built already.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
