/** The properties that `Row`, `Stack` and `Grid` of the console set: the places of things, their distances and widths. */
const layoutProperty =
  /^(?:display|(?:row-|column-)?gap|flex(?:-\w+)?|grid(?:-[\w-]+)?|(?:align|justify|place)-\w+|margin(?:-[\w-]+)?|(?:min-|max-)?width)$/;
const simpleRule = /(?<=^|[{}])\s*\.([A-Za-z]\w*)\s*\{([^{}]*)\}/g;

/** Classes of a stylesheet that only place their content, and of which no other rule speaks: `.buttons`. */
export function layoutOnly(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...rules.matchAll(simpleRule)].flatMap(([, name = '', body = '']) =>
    isLayout(body) && isAlone(rules, name) ? [`.${name}`] : [],
  );
}

function isLayout(body: string): boolean {
  const names = body.split(';').flatMap((line) => line.split(':')[0]?.trim() || []);
  return /display:\s*(?:inline-)?(?:flex|grid)/.test(body) && names.every((name) => layoutProperty.test(name));
}

/** A class with variants for narrow windows or states is more than a component takes. */
function isAlone(rules: string, name: string): boolean {
  return [...rules.matchAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'))].length === 1;
}
