import { posix } from 'node:path';

interface Source {
  readonly file: string;
  readonly text: string;
}

const importOfStyles = /import (\w+) from '([^']+\.module\.css)'/g;

/** Classes that no screen names, and classes that a screen names and its stylesheet does not have: `a.module.css .gone`, `a.tsx .missing`. */
export function strayClasses(sources: readonly Source[]): readonly string[] {
  const sheets = new Map(
    sources.flatMap(({ file, text }) => (file.endsWith('.module.css') ? [[file, classesOf(text)] as const] : [])),
  );
  const uses = sources.filter(({ file }) => /\.tsx?$/.test(file)).flatMap(usesOf);
  const missing = uses.flatMap(({ file, sheet, names }) =>
    names.filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${file} .${name}`),
  );
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const own = uses.filter((use) => use.sheet === sheet);
    if (own.some(({ isWhole }) => isWhole)) return [];
    const named = new Set(own.flatMap(({ names }) => names));
    return [...classes].filter((name) => !named.has(name)).map((name) => `${sheet} .${name}`);
  });
  return [...missing, ...unused];
}

/** `:global(.x)` is somebody else's, such as an editor's. */
function classesOf(css: string): ReadonlySet<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  const selectors = [...rules.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector);
  const own = selectors.filter((selector) => !selector.trim().startsWith('@'));
  return new Set(
    own.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

function usesOf({ file, text }: Source) {
  const code = text.replace(/^import [^;]*;$/gm, '');
  return [...text.matchAll(importOfStyles)].map(([, alias = '', path = '']) => {
    const names = [...code.matchAll(new RegExp(`(?<![.\\w])${alias}\\.(\\w+)\\b(?!\\()`, 'g'))].map(
      ([, name = '']) => name,
    );
    return {
      file,
      sheet: posix.join(posix.dirname(file), path),
      names: [...new Set(names)],
      /** Handed on, or read by a name that is known only while running. */
      isWhole: new RegExp(`\\b${alias}\\[|classNames=\\{${alias}\\}|\\.\\.\\.${alias}\\b`).test(code),
    };
  });
}
