import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const compiler = 'node_modules/typescript7/bin/tsc';
if (!existsSync(compiler)) throw new Error(`${compiler} is missing: run npm ci`);

/**
 * Checked by TypeScript 7 (the `typescript` name belongs to 6, which dependency-cruiser needs). Code that runs in Node without a page is one
 * program: most of it imports the domain, which each workspace would check again.
 */
const projects = ['tsconfig.node.json', ...globSync(['packages/{web,e2e}/tsconfig.json', 'tools/tsconfig.json'])];
const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, [compiler, '-p', project, '--incremental', '--tsBuildInfoFile', known(project)], {
      stdio: 'inherit',
    }).status !== 0,
);
for (const project of failed) console.error(`types: ${project} has errors`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** The findings of the last check about each file of a project: files that no change reaches are not checked again. */
function known(project: string): string {
  return `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
}
